export { type StepperLabels, stepperLabels } from './Stepper.labels.ts'
export { Stepper, type StepperProps, type StepperStep } from './Stepper.tsx'
