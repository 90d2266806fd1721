// Written by scripts/compileRegistration.ts from submissionSchema.ts.
import { characterCount } from '../field-patterns/characterCount.ts'
export const validate = validate20;
export default validate20;
const schema48 = {"type":"array","items":{"type":"object","required":["value","minLength","maxLength","pattern"],"properties":{"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"pattern":{"type":"string"},"value":{"type":"string","minLength":{"$data":"1/minLength"},"maxLength":{"$data":"1/maxLength"},"pattern":{"$data":"1/pattern"}}}}};
const func1 = characterCount;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.minLength === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "minLength"},message:"must have required property '"+"minLength"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.maxLength === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "maxLength"},message:"must have required property '"+"maxLength"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.pattern === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.minLength !== undefined){
let data1 = data0.minLength;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/" + i0+"/minLength",schemaPath:"#/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.maxLength !== undefined){
let data2 = data0.maxLength;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/" + i0+"/maxLength",schemaPath:"#/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.pattern !== undefined){
if(typeof data0.pattern !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/pattern",schemaPath:"#/items/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.value !== undefined){
let data4 = data0.value;
if(typeof data4 === "string"){
const vSchema0 = data0 && data0.maxLength;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (func1(data4) > vSchema0))){
const err7 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/items/properties/value/maxLength",keyword:"maxLength",params:{limit: vSchema0},message:"must NOT have more than "+vSchema0+" characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const vSchema1 = data0 && data0.minLength;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (func1(data4) < vSchema1))){
const err8 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/items/properties/value/minLength",keyword:"minLength",params:{limit: vSchema1},message:"must NOT have fewer than "+vSchema1+" characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const vSchema2 = data0 && data0.pattern;
let valid3;
try{
valid3 = new RegExp(vSchema2, "u").test(data4);
}
catch(e0){
valid3 = false;
}
if(vSchema2 !== undefined && ((typeof vSchema2 !== "string") || (!valid3))){
const err9 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/items/properties/value/pattern",keyword:"pattern",params:{pattern: vSchema2},message:"must match pattern \""+vSchema2+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
