import type { ActivityStatementLabels } from '../centre/ActivityStatement/ActivityStatement.labels.ts'
import type { MemberTransferLabels } from '../centre/MemberTransfer/MemberTransfer.labels.ts'
import type { RecordsPageLabels } from '../centre/RecordsPage/RecordsPage.labels.ts'
import type { SafetySummaryLabels } from '../centre/SafetySummary/SafetySummary.labels.ts'
import type { WalletListLabels } from '../centre/WalletList/WalletList.labels.ts'
import type { BannerLabels } from '../components/Banner/Banner.labels.ts'
import type { BottomBarLabels } from '../components/BottomBar/BottomBar.labels.ts'
import type { CarouselLabels } from '../components/Carousel/Carousel.labels.ts'
import type { CentreFrameLabels } from '../components/CentreFrame/CentreFrame.labels.ts'
import type { CodeFieldLabels } from '../components/CodeField/CodeField.labels.ts'
import type { ContinueRailLabels } from '../components/ContinueRail/ContinueRail.labels.ts'
import type { CountdownLabels } from '../components/Countdown/Countdown.labels.ts'
import type { DateRangeLabels } from '../components/DateRange/DateRange.labels.ts'
import type { DialingCodeLabels } from '../components/DialingCode/DialingCode.labels.ts'
import type { DialogLabels } from '../components/Dialog/Dialog.labels.ts'
import type { DrawCardLabels } from '../components/DrawCard/DrawCard.labels.ts'
import type { ErrorStateLabels } from '../components/ErrorState/ErrorState.labels.ts'
import type { FloatingBarLabels } from '../components/FloatingBar/FloatingBar.labels.ts'
import type { FooterLabels } from '../components/Footer/Footer.labels.ts'
import type { FormLabels } from '../components/Form/Form.labels.ts'
import type { GameGridLabels } from '../components/GameGrid/GameGrid.labels.ts'
import type { GameTileLabels } from '../components/GameTile/GameTile.labels.ts'
import type { HeaderLabels } from '../components/Header/Header.labels.ts'
import type { ImageFieldLabels } from '../components/ImageField/ImageField.labels.ts'
import type { JackpotCounterLabels } from '../components/JackpotCounter/JackpotCounter.labels.ts'
import type { ListSwitchLabels } from '../components/ListSwitch/ListSwitch.labels.ts'
import type { LiveRailLabels } from '../components/LiveRail/LiveRail.labels.ts'
import type { LoaderOverlayLabels } from '../components/LoaderOverlay/LoaderOverlay.labels.ts'
import type { LoadMoreLabels } from '../components/LoadMore/LoadMore.labels.ts'
import type { LoginBarLabels } from '../components/LoginBar/LoginBar.labels.ts'
import type { LotteryWidgetLabels } from '../components/LotteryWidget/LotteryWidget.labels.ts'
import type { MarqueeLabels } from '../components/Marquee/Marquee.labels.ts'
import type { MemberMenuLabels } from '../components/MemberMenu/MemberMenu.labels.ts'
import type { MoneyFieldLabels } from '../components/MoneyField/MoneyField.labels.ts'
import type { NavDropdownLabels } from '../components/NavDropdown/NavDropdown.labels.ts'
import type { NavRowLabels } from '../components/NavRow/NavRow.labels.ts'
import type { NoticeLabels } from '../components/Notice/Notice.labels.ts'
import type { PaginationLabels } from '../components/Pagination/Pagination.labels.ts'
import type { PasswordFieldLabels } from '../components/PasswordField/PasswordField.labels.ts'
import type { PosterRailLabels } from '../components/PosterRail/PosterRail.labels.ts'
import type { ProviderCarouselLabels } from '../components/ProviderCarousel/ProviderCarousel.labels.ts'
import type { RailLabels } from '../components/Rail/Rail.labels.ts'
import type { RegistrationFormLabels } from '../components/RegistrationForm/RegistrationForm.labels.ts'
import type { SearchPaletteLabels } from '../components/SearchPalette/SearchPalette.labels.ts'
import type { StatusPageLabels } from '../components/StatusPage/StatusPage.labels.ts'
import type { StepperLabels } from '../components/Stepper/Stepper.labels.ts'
import type { TableLabels } from '../components/Table/Table.labels.ts'
import type { ToastLabels } from '../components/Toast/Toast.labels.ts'
import type { VendorTileLabels } from '../components/VendorTile/VendorTile.labels.ts'
import type { WinnerBoardLabels } from '../components/WinnerBoard/WinnerBoard.labels.ts'
import type { WinnerLineLabels } from '../components/WinnerLine/WinnerLine.labels.ts'

/** Every component that has words, by its folder. */
export interface KitLabels {
  readonly ActivityStatement: ActivityStatementLabels
  readonly Banner: BannerLabels
  readonly BottomBar: BottomBarLabels
  readonly Carousel: CarouselLabels
  readonly CentreFrame: CentreFrameLabels
  readonly CodeField: CodeFieldLabels
  readonly ContinueRail: ContinueRailLabels
  readonly Countdown: CountdownLabels
  readonly DateRange: DateRangeLabels
  readonly DialingCode: DialingCodeLabels
  readonly Dialog: DialogLabels
  readonly DrawCard: DrawCardLabels
  readonly ErrorState: ErrorStateLabels
  readonly FloatingBar: FloatingBarLabels
  readonly Footer: FooterLabels
  readonly Form: FormLabels
  readonly GameGrid: GameGridLabels
  readonly GameTile: GameTileLabels
  readonly Header: HeaderLabels
  readonly ImageField: ImageFieldLabels
  readonly JackpotCounter: JackpotCounterLabels
  readonly ListSwitch: ListSwitchLabels
  readonly LiveRail: LiveRailLabels
  readonly LotteryWidget: LotteryWidgetLabels
  readonly LoaderOverlay: LoaderOverlayLabels
  readonly LoadMore: LoadMoreLabels
  readonly LoginBar: LoginBarLabels
  readonly Marquee: MarqueeLabels
  readonly MemberTransfer: MemberTransferLabels
  readonly MemberMenu: MemberMenuLabels
  readonly NavDropdown: NavDropdownLabels
  readonly Notice: NoticeLabels
  readonly MoneyField: MoneyFieldLabels
  readonly NavRow: NavRowLabels
  readonly Pagination: PaginationLabels
  readonly PasswordField: PasswordFieldLabels
  readonly PosterRail: PosterRailLabels
  readonly ProviderCarousel: ProviderCarouselLabels
  readonly Rail: RailLabels
  readonly RecordsPage: RecordsPageLabels
  readonly RegistrationForm: RegistrationFormLabels
  readonly SafetySummary: SafetySummaryLabels
  readonly SearchPalette: SearchPaletteLabels
  readonly Stepper: StepperLabels
  readonly StatusPage: StatusPageLabels
  readonly Table: TableLabels
  readonly Toast: ToastLabels
  readonly VendorTile: VendorTileLabels
  readonly WinnerBoard: WinnerBoardLabels
  readonly WalletList: WalletListLabels
  readonly WinnerLine: WinnerLineLabels
}
