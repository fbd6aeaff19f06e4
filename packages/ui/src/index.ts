export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './button/button-group.tsx';
export type { ButtonSize, ButtonVariant } from './button/button-styles.ts';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { Spinner } from './button/spinner.tsx';
export { SplitButton, type SplitButtonProps } from './button/split-button.tsx';
export { ToggleButton, type ToggleButtonProps } from './button/toggle-button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox/checkbox-group.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { ChipRow, IconRow } from './chip/chip-row.tsx';
export { HealthChip, type HealthChipProps } from './chip/health-chip.tsx';
export { HealthIcon, type HealthIconProps } from './chip/health-icon.tsx';
export { PestChip, type PestChipProps } from './chip/pest-chip.tsx';
export {
  CoordinateFields,
  type CoordinateFieldsProps,
  type Coordinates,
} from './coordinates/coordinate-fields.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { DateRangeField, type DateRangeFieldProps } from './date-field/date-range-field.tsx';
export type { DateSpan } from './date-field/date-span.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { SaveButton, type SaveButtonProps } from './dialog/save-button.tsx';
export { SaveDialog, type SaveDialogProps } from './dialog/save-dialog.tsx';
export type { SavePhase } from './dialog/save-machine.ts';
export { type Save, type SaveOptions, useSave } from './dialog/use-save.ts';
export { csvNumber, csvText, sheetCsv, writeCsv } from './export/csv.ts';
export { fileName, saveFile } from './export/save-file.ts';
export type { SheetColumn, SheetData, SheetKind, SheetValue } from './export/sheet.ts';
export { sheetNames } from './export/sheet-name.ts';
export { writeSpreadsheet } from './export/spreadsheet.ts';
export type { Choice, ChoiceLayout } from './field/choice-group.tsx';
export { DropZone, type DropZoneProps } from './file-field/drop-zone.tsx';
export { FileField, type FileFieldProps } from './file-field/file-field.tsx';
export { FilePicture, type FilePictureProps } from './file-field/file-picture.tsx';
export type { ImageFilesValue } from './file-field/use-image-files.ts';
export { useObjectUrl } from './file-field/use-object-url.ts';
export { FilterBar, type FilterBarProps } from './filter-bar/filter-bar.tsx';
export { FilterChips } from './filter-chips/filter-chips.tsx';
export type { ChosenFilter, FilterChipsProps } from './filter-chips/filter-chips-props.ts';
export { focusFirstInvalid, useFirstInvalid } from './form/first-invalid.ts';
export { Form, type FormProps } from './form/form.tsx';
export { type CheckedField, type FormErrors, useFormErrors } from './form/use-form-errors.ts';
export { AppFrame, type AppFrameProps } from './frame/app-frame.tsx';
export { DeviceHealthChip, type DeviceHealthChipProps } from './health/device-health-chip.tsx';
export { groupHealth, type HealthClient, type HealthItem, type HealthSector } from './health/group-health.ts';
export { HealthDialog, type HealthDialogProps } from './health/health-dialog.tsx';
export { HealthGroups, type HealthGroupsProps } from './health/health-groups.tsx';
export { HealthPartLine, type HealthPartLineProps, HealthPartLines } from './health/health-part-line.tsx';
export { type HealthAnswer, statusOfHealth } from './health/health-status.ts';
export { HealthTotals, type HealthTotalsProps } from './health/health-totals.tsx';
export { SignalIcon, type SignalIconProps } from './health/signal-icon.tsx';
export { StationHealthChip, type StationHealthChipProps } from './health/station-health-chip.tsx';
export { StationHealthIcon, type StationHealthIconProps } from './health/station-health-icon.tsx';
export { StationHealthParts } from './health/station-health-parts.tsx';
export { HelpDialog, type HelpDialogProps } from './help-dialog/help-dialog.tsx';
export {
  KeptSwitches,
  type KeptSwitchesProps,
  type Switches,
  type SwitchStore,
} from './kept/kept-switches.tsx';
export { Link } from './link/link.tsx';
export { deviceLocation, type Place } from './map/device-location.ts';
export { Menu } from './menu/menu.tsx';
export type { MenuChoice, MenuEntry, MenuProps } from './menu/menu-props.ts';
export { EmptyState, type EmptyStateProps } from './notice/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './notice/error-state.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { NotificationItem, type NotificationItemProps } from './notification/notification-item.tsx';
export {
  type ListedNotification,
  NotificationList,
  type NotificationListProps,
} from './notification/notification-list.tsx';
export { PendingBadge, type PendingBadgeProps } from './notification/pending-badge.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { PeriodStepper, type PeriodStepperProps } from './period/period-stepper.tsx';
export { MildewChip, type MildewChipProps } from './pest/mildew-chip.tsx';
export { PestStateChip, type PestStateChipProps } from './pest/pest-state-chip.tsx';
export { Popover } from './popover/popover.tsx';
export type { PopoverProps } from './popover/popover-props.ts';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx';
export { LureFields, type LureFieldsProps } from './report/lure-fields.tsx';
export { ReportFields, type ReportFieldsProps } from './report/report-fields.tsx';
export { ReportKindSelect, type ReportKindSelectProps } from './report/report-kind-select.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';

export { ComboBox, type ComboBoxProps } from './select/combo-box.tsx';
export { MultiSelect } from './select/multi-select.tsx';
export type { MultiSelectProps } from './select/multi-select-props.ts';
export type { Option, OptionValue } from './select/option-list.tsx';
export { Select } from './select/select.tsx';
export type { SelectProps } from './select/select-props.ts';
export { SuggestField, type SuggestFieldProps } from './select/suggest-field.tsx';
export { ClientBox, type ClientBoxProps } from './selectors/client-box.tsx';
export { CropSelect, type CropSelectProps } from './selectors/crop-select.tsx';
export { SeasonSelect, type SeasonSelectProps } from './selectors/season-select.tsx';
export { inSpanishOrder, type OrAll, pestOptions } from './selectors/selector-options.ts';
export { SideMenu } from './side-menu/side-menu.tsx';
export type { SideMenuItem } from './side-menu/side-menu-list.tsx';
export type { SideMenuProps } from './side-menu/side-menu-props.ts';
export { Skeleton } from './skeleton/skeleton.tsx';
export {
  SkeletonChips,
  SkeletonForm,
  SkeletonRegion,
  type SkeletonRegionProps,
  SkeletonRows,
} from './skeleton/skeleton-layouts.tsx';
export {
  type SkeletonCountProps,
  SkeletonText,
  type SkeletonTextProps,
} from './skeleton/skeleton-text.tsx';
export { type Snackbar, SnackbarProvider, useSnackbar } from './snackbar/snackbar.tsx';
export {
  SNACKBAR_DURATION,
  type SnackbarAction,
  type SnackbarDuration,
  type SnackbarOptions,
} from './snackbar/snackbar-queue.ts';
export { STATUS_ICONS, StatusIcon } from './status/status-icon.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { TagEditor, type TagEditorProps } from './tags/tag-editor.tsx';
export { searchForm } from './text/search-form.ts';
export { PasswordField, type PasswordFieldProps } from './text-field/password-field.tsx';
export { SearchField, type SearchFieldProps } from './text-field/search-field.tsx';
export { TextArea, type TextAreaProps } from './text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { ellipsis, focusRing, MEDIA, textSize, visuallyHidden } from './theme/mixins.ts';
export { nivoTheme } from './theme/nivo-theme.ts';
export { usePortalContainer, VigiaProvider, type VigiaProviderProps } from './theme/theme.tsx';
export { ThemeScope, type ThemeScopeProps } from './theme/theme-scope.tsx';
export { useNarrow } from './theme/use-narrow.ts';
export * from './tokens/index.ts';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { AccountButton, initialsOf } from './top-bar/account-button.tsx';
export { AccountMenu, type AccountMenuProps } from './top-bar/account-menu.tsx';
export { Logo, LogoMark } from './top-bar/logo.tsx';
export { TopBar, type TopBarProps } from './top-bar/top-bar.tsx';
