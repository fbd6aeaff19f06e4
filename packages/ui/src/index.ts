export { Badge, type BadgeProps } from './controls/badge/badge.tsx';
export { BarButton, type BarButtonProps } from './controls/bottom-bar/bar-button.tsx';
export { BottomBar, type BottomBarProps } from './controls/bottom-bar/bottom-bar.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './controls/breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './controls/button/button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './controls/button/button-group.tsx';
export type { ButtonSize, ButtonVariant } from './controls/button/button-styles.ts';
export { IconButton, type IconButtonProps } from './controls/button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './controls/button/link-button.tsx';
export { Spinner } from './controls/button/spinner.tsx';
export { SplitButton, type SplitButtonProps } from './controls/button/split-button.tsx';
export { ToggleButton, type ToggleButtonProps } from './controls/button/toggle-button.tsx';
export { Card, type CardProps } from './controls/card/card.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './controls/checkbox/checkbox-group.tsx';
export { Chip, type ChipProps } from './controls/chip/chip.tsx';
export { ChipRow, IconRow } from './controls/chip/chip-row.tsx';
export { HealthChip, type HealthChipProps } from './controls/chip/health-chip.tsx';
export { HealthIcon, type HealthIconProps } from './controls/chip/health-icon.tsx';
export { PestChip, type PestChipProps } from './controls/chip/pest-chip.tsx';
export {
  CoordinateFields,
  type CoordinateFieldsProps,
  type Coordinates,
} from './controls/coordinates/coordinate-fields.tsx';
export { DateField, type DateFieldProps } from './controls/date-field/date-field.tsx';
export { DateRangeField, type DateRangeFieldProps } from './controls/date-field/date-range-field.tsx';
export type { DateSpan } from './controls/date-field/date-span.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './controls/dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './controls/dialog/dialog.tsx';
export { SaveButton, type SaveButtonProps } from './controls/dialog/save-button.tsx';
export { SaveDialog, type SaveDialogProps } from './controls/dialog/save-dialog.tsx';
export type { SavePhase } from './controls/dialog/save-machine.ts';
export { type Save, type SaveOptions, useSave } from './controls/dialog/use-save.ts';
export type { Choice, ChoiceLayout } from './controls/field/choice-group.tsx';
export { DropZone, type DropZoneProps } from './controls/file-field/drop-zone.tsx';
export { FileField, type FileFieldProps } from './controls/file-field/file-field.tsx';
export { FilePicture, type FilePictureProps } from './controls/file-field/file-picture.tsx';
export { type OnePhotoOptions, useOnePhoto } from './controls/file-field/one-photo.tsx';
export type { ImageFilesValue } from './controls/file-field/use-image-files.ts';
export { useObjectUrl } from './controls/file-field/use-object-url.ts';
export { FilterBar, type FilterBarProps } from './controls/filter-bar/filter-bar.tsx';
export { FilterChips } from './controls/filter-chips/filter-chips.tsx';
export type { ChosenFilter, FilterChipsProps } from './controls/filter-chips/filter-chips-props.ts';
export { focusFirstInvalid, useFirstInvalid } from './controls/form/first-invalid.ts';
export { Form, type FormProps } from './controls/form/form.tsx';
export { type CheckedField, type FormErrors, useFormErrors } from './controls/form/use-form-errors.ts';
export { AppFrame, type AppFrameProps } from './controls/frame/app-frame.tsx';
export { HelpDialog, type HelpDialogProps } from './controls/help-dialog/help-dialog.tsx';
export { Link } from './controls/link/link.tsx';
export { Menu } from './controls/menu/menu.tsx';
export type { MenuChoice, MenuEntry, MenuProps } from './controls/menu/menu-props.ts';
export { EmptyState, type EmptyStateProps } from './controls/notice/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './controls/notice/error-state.tsx';
export { Notice, type NoticeProps } from './controls/notice/notice.tsx';
export { NumberField, type NumberFieldProps } from './controls/number-field/number-field.tsx';
export { PageHeader, type PageHeaderProps } from './controls/page-header/page-header.tsx';
export { Popover } from './controls/popover/popover.tsx';
export type { PopoverProps } from './controls/popover/popover-props.ts';
export { ProgressBar, type ProgressBarProps } from './controls/progress-bar/progress-bar.tsx';
export { RadioGroup, type RadioGroupProps } from './controls/radio-group/radio-group.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './controls/segmented-control/segmented-control.tsx';
export { ComboBox, type ComboBoxProps } from './controls/select/combo-box.tsx';
export { MultiSelect } from './controls/select/multi-select.tsx';
export type { MultiSelectProps } from './controls/select/multi-select-props.ts';
export type { Option, OptionValue } from './controls/select/option-list.tsx';
export { Select } from './controls/select/select.tsx';
export type { SelectProps } from './controls/select/select-props.ts';
export { SuggestField, type SuggestFieldProps } from './controls/select/suggest-field.tsx';
export { SideMenu } from './controls/side-menu/side-menu.tsx';
export type { SideMenuItem } from './controls/side-menu/side-menu-list.tsx';
export type { SideMenuProps } from './controls/side-menu/side-menu-props.ts';
export { Skeleton } from './controls/skeleton/skeleton.tsx';
export {
  SkeletonChips,
  SkeletonForm,
  SkeletonRegion,
  type SkeletonRegionProps,
  SkeletonRows,
} from './controls/skeleton/skeleton-layouts.tsx';
export {
  type SkeletonCountProps,
  SkeletonText,
  type SkeletonTextProps,
} from './controls/skeleton/skeleton-text.tsx';
export { SLIDER_THUMB, Slider, type SliderProps } from './controls/slider/slider.tsx';
export { type Snackbar, SnackbarProvider, useSnackbar } from './controls/snackbar/snackbar.tsx';
export {
  SNACKBAR_DURATION,
  type SnackbarAction,
  type SnackbarDuration,
  type SnackbarOptions,
} from './controls/snackbar/snackbar-queue.ts';
export { STATUS_ICONS, StatusIcon } from './controls/status/status-icon.tsx';
export { Switch, type SwitchProps } from './controls/switch/switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './controls/tabs/tabs.tsx';
export { searchForm } from './controls/text/search-form.ts';
export { PasswordField, type PasswordFieldProps } from './controls/text-field/password-field.tsx';
export { SearchField, type SearchFieldProps } from './controls/text-field/search-field.tsx';
export { TextArea, type TextAreaProps } from './controls/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './controls/text-field/text-field.tsx';
export { Tooltip, type TooltipProps } from './controls/tooltip/tooltip.tsx';
export { AccountButton, initialsOf } from './controls/top-bar/account-button.tsx';
export { AccountMenu, type AccountMenuProps } from './controls/top-bar/account-menu.tsx';
export { Logo, LogoMark } from './controls/top-bar/logo.tsx';
export { TopBar, type TopBarProps } from './controls/top-bar/top-bar.tsx';
export { csvNumber, csvText, sheetCsv, writeCsv } from './export/csv.ts';
export { fileName, saveFile } from './export/save-file.ts';
export type { SheetColumn, SheetData, SheetKind, SheetValue } from './export/sheet.ts';
export { sheetNames } from './export/sheet-name.ts';
export { writeSpreadsheet } from './export/spreadsheet.ts';
export { CountField, type CountFieldProps, focusNextCount } from './farm/count/count-field.tsx';
export { EventFields, type EventFieldsProps } from './farm/event/event-fields.tsx';
export { EventKindSelect, type EventKindSelectProps } from './farm/event/event-kind-select.tsx';
export { LureFields, type LureFieldsProps } from './farm/event/lure-fields.tsx';
export { DeviceHealthChip, type DeviceHealthChipProps } from './farm/health/device-health-chip.tsx';
export {
  groupHealth,
  type HealthClient,
  type HealthItem,
  type HealthSector,
} from './farm/health/group-health.ts';
export { HealthDialog, type HealthDialogProps } from './farm/health/health-dialog.tsx';
export { HealthGroups, type HealthGroupsProps } from './farm/health/health-groups.tsx';
export {
  HealthPartLine,
  type HealthPartLineProps,
  HealthPartLines,
} from './farm/health/health-part-line.tsx';
export { type HealthAnswer, statusOfHealth } from './farm/health/health-status.ts';
export { HealthTotals, type HealthTotalsProps } from './farm/health/health-totals.tsx';
export { SignalIcon, type SignalIconProps } from './farm/health/signal-icon.tsx';
export { StationHealthChip, type StationHealthChipProps } from './farm/health/station-health-chip.tsx';
export { StationHealthIcon, type StationHealthIconProps } from './farm/health/station-health-icon.tsx';
export { StationHealthParts } from './farm/health/station-health-parts.tsx';
export { NotificationItem, type NotificationItemProps } from './farm/notification/notification-item.tsx';
export {
  type ListedNotification,
  NotificationList,
  type NotificationListProps,
} from './farm/notification/notification-list.tsx';
export { PendingBadge, type PendingBadgeProps } from './farm/notification/pending-badge.tsx';
export {
  SeverityChip,
  type SeverityChipProps,
  severityStatus,
} from './farm/notification/severity-chip.tsx';
export { PeriodStepper, type PeriodStepperProps } from './farm/period/period-stepper.tsx';
export { MildewChip, type MildewChipProps } from './farm/pest/mildew-chip.tsx';
export { PestStateChip, type PestStateChipProps } from './farm/pest/pest-state-chip.tsx';
export { PlateChip, type PlateChipProps } from './farm/plate/plate-chip.tsx';
export { ClientBox, type ClientBoxProps } from './farm/selectors/client-box.tsx';
export { CropSelect, type CropSelectProps } from './farm/selectors/crop-select.tsx';
export { SeasonSelect, type SeasonSelectProps } from './farm/selectors/season-select.tsx';
export { inSpanishOrder, type OrAll, pestOptions } from './farm/selectors/selector-options.ts';
export { TagEditor, type TagEditorProps } from './farm/tags/tag-editor.tsx';
export {
  KeptSwitches,
  type KeptSwitchesProps,
  type Switches,
  type SwitchStore,
} from './kept/kept-switches.tsx';
export { deviceLocation, type PickedPosition } from './maps/map/device-location.ts';
export { ellipsis, focusRing, MEDIA, onPaperOnly, textSize, visuallyHidden } from './theme/mixins.ts';
export { nivoTheme } from './theme/nivo-theme.ts';
export { usePortalContainer, VigiaProvider, type VigiaProviderProps } from './theme/theme.tsx';
export { ThemeScope, type ThemeScopeProps } from './theme/theme-scope.tsx';
export { useNarrow } from './theme/use-narrow.ts';
export * from './tokens/index.ts';
export { LanguageProvider, type LanguageProviderProps, useWords } from './words/language.tsx';
export { type Language, type Room, room, SPANISH, wordsOf } from './words/room.ts';
