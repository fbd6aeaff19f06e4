import { isoDate, wallMsOfDay } from '@vigia/domain';
import { Bug, House } from 'lucide-react';
import type { ReactElement } from 'react';
import { ChartLayout } from '../charts/chart-layout.tsx';
import type { ChartSeries } from '../charts/chart-series.ts';
import { ChartTable } from '../charts/chart-table.tsx';
import { ChartPicture } from '../charts/download/chart-picture.tsx';
import { Legend } from '../charts/download/legend.tsx';
import { Embedded } from '../charts/embedded.tsx';
import { LegendCard, LegendCards } from '../charts/legend-card.tsx';
import { ChartHandles } from '../charts/time-chart/handles/chart-handles.tsx';
import { Badge } from '../controls/badge/badge.tsx';
import { Breadcrumb } from '../controls/breadcrumb/breadcrumb.tsx';
import { Button } from '../controls/button/button.tsx';
import { ButtonGroup } from '../controls/button/button-group.tsx';
import { IconButton } from '../controls/button/icon-button.tsx';
import { LinkButton } from '../controls/button/link-button.tsx';
import { Spinner } from '../controls/button/spinner.tsx';
import { SplitButton } from '../controls/button/split-button.tsx';
import { ToggleButton } from '../controls/button/toggle-button.tsx';
import { Card } from '../controls/card/card.tsx';
import { Chip } from '../controls/chip/chip.tsx';
import { ChipRow, IconRow } from '../controls/chip/chip-row.tsx';
import { HealthChip } from '../controls/chip/health-chip.tsx';
import { HealthIcon } from '../controls/chip/health-icon.tsx';
import { PestChip } from '../controls/chip/pest-chip.tsx';
import { ConfirmDialog } from '../controls/dialog/confirm-dialog.tsx';
import { Dialog } from '../controls/dialog/dialog.tsx';
import { SaveButton } from '../controls/dialog/save-button.tsx';
import { SaveDialog } from '../controls/dialog/save-dialog.tsx';
import { FilterBar } from '../controls/filter-bar/filter-bar.tsx';
import { FilterChips } from '../controls/filter-chips/filter-chips.tsx';
import { AppFrame } from '../controls/frame/app-frame.tsx';
import { Link } from '../controls/link/link.tsx';
import { EmptyState } from '../controls/notice/empty-state.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { Notice } from '../controls/notice/notice.tsx';
import { PageHeader } from '../controls/page-header/page-header.tsx';
import { ProgressBar } from '../controls/progress-bar/progress-bar.tsx';
import { SegmentedControl } from '../controls/segmented-control/segmented-control.tsx';
import { ComboBox } from '../controls/select/combo-box.tsx';
import { MultiSelect } from '../controls/select/multi-select.tsx';
import { Select } from '../controls/select/select.tsx';
import { SideMenu } from '../controls/side-menu/side-menu.tsx';
import { Skeleton } from '../controls/skeleton/skeleton.tsx';
import {
  SkeletonChips,
  SkeletonForm,
  SkeletonRegion,
  SkeletonRows,
} from '../controls/skeleton/skeleton-layouts.tsx';
import { SkeletonText } from '../controls/skeleton/skeleton-text.tsx';
import { Slider } from '../controls/slider/slider.tsx';
import { SnackbarProvider } from '../controls/snackbar/snackbar.tsx';
import { StatusIcon } from '../controls/status/status-icon.tsx';
import { Tabs } from '../controls/tabs/tabs.tsx';
import { PasswordField } from '../controls/text-field/password-field.tsx';
import { SearchField } from '../controls/text-field/search-field.tsx';
import { Tooltip } from '../controls/tooltip/tooltip.tsx';
import { AccountButton } from '../controls/top-bar/account-button.tsx';
import { AccountMenu } from '../controls/top-bar/account-menu.tsx';
import { Logo, LogoMark } from '../controls/top-bar/logo.tsx';
import { TopBar } from '../controls/top-bar/top-bar.tsx';
import { DeviceHealthChip } from '../farm/health/device-health-chip.tsx';
import { HealthGroups } from '../farm/health/health-groups.tsx';
import { HealthPartLine, HealthPartLines } from '../farm/health/health-part-line.tsx';
import { HealthTotals } from '../farm/health/health-totals.tsx';
import { SignalIcon } from '../farm/health/signal-icon.tsx';
import { StationHealthChip } from '../farm/health/station-health-chip.tsx';
import { NotificationItem } from '../farm/notification/notification-item.tsx';
import { NotificationList } from '../farm/notification/notification-list.tsx';
import { PendingBadge } from '../farm/notification/pending-badge.tsx';
import { PeriodStepper } from '../farm/period/period-stepper.tsx';
import { ChartHeading } from '../panels/chart-heading.tsx';
import { DegreeDayChart } from '../panels/degree-days/degree-day-chart.tsx';
import { PanelBoundary } from '../panels/panel-boundary.tsx';
import { PEST, TODAY } from '../panels/stories/demo-season.ts';
import { PALETTES } from '../theme/palettes.ts';
import { VigiaProvider } from '../theme/theme.tsx';
import { ThemeScope } from '../theme/theme-scope.tsx';
import { LanguageProvider } from '../words/language-provider.tsx';
import { SPANISH } from '../words/speech.ts';

const nothing = () => undefined;
const OPTIONS = [
  { value: 1, label: 'Lobesia botrana' },
  { value: 2, label: 'Cydia pomonella' },
];
const DAYS = ['2026-11-19', '2026-11-20'].map((day) => wallMsOfDay(isoDate(day)));
const SERIES: ChartSeries = {
  id: 'max',
  label: 'Temperatura máxima',
  unit: '°C',
  color: 'max',
  kind: 'line',
  axis: 'left',
  decimals: 1,
  x: Float64Array.from(DAYS),
  y: Float64Array.of(24.1, Number.NaN),
};
const VIEW = {
  period: '30days' as const,
  window: { start: isoDate('2026-10-22'), end: isoDate('2026-11-28') },
  today: TODAY,
};

const NOTIFICATION = {
  kind: 'oidio' as const,
  sentAt: Date.UTC(2026, 10, 21, 12),
  readAt: null,
  subject: { sectorId: 2, stationId: null, nodeSerial: null, pestId: null, on: null, index: 70 },
};

/**
 * Minimal realistic props of exported components that have no story of their own, or none that shows them at
 * once.
 */
export const ROWS: Readonly<Record<string, ReactElement>> = {
  AppFrame: (
    <AppFrame topBar={<header>Vigía</header>} menu={<nav>Campos</nav>}>
      Página
    </AppFrame>
  ),
  AccountMenu: <AccountMenu name="Ana Rojas" clientName="Viña Los Aromos" onSignOut={nothing} />,
  AccountButton: <AccountButton name="Ana Rojas" label="Cuenta de Ana Rojas" />,
  Badge: <Badge count={3} />,
  Breadcrumb: <Breadcrumb crumbs={[{ label: 'Campos', href: '/sectors' }, { label: 'Fundo Casablanca' }]} />,
  ButtonGroup: <ButtonGroup label="Acercamiento">…</ButtonGroup>,
  Card: <Card title="Resumen">Seis estaciones</Card>,
  ChartHeading: (
    <svg role="img" aria-label="Frío acumulado">
      <ChartHeading name="Frío acumulado" place="Apalta, temporada 2026–27" width={400} />
    </svg>
  ),
  ChartPicture: (
    <ChartPicture
      title="Clima"
      series={[]}
      chart={<svg />}
      size={{ width: 600, height: 300 }}
      palette={PALETTES.light}
    />
  ),
  Legend: (
    <svg role="img" aria-label="Series">
      <Legend
        entries={[
          { id: 'max', text: 'Temperatura máxima', sign: { sign: 'line', color: 'max' }, x: 0, y: 10 },
        ]}
        palette={PALETTES.light}
      />
    </svg>
  ),
  Embedded: <Embedded onPoint={() => {}}>Gráfico</Embedded>,
  LanguageProvider: <LanguageProvider language={SPANISH}>Gráfico</LanguageProvider>,
  ChartLayout: <ChartLayout chart={<p>Gráfico</p>} side={<p>Tarjetas</p>} />,
  ChartHandles: <ChartHandles handles={[]} />,
  ChartTable: <ChartTable title="Temperatura" series={[SERIES]} />,
  ChipRow: <ChipRow>Lobesia botrana</ChipRow>,
  ComboBox: <ComboBox label="Plaga" options={OPTIONS} value={1} onChange={nothing} />,
  DegreeDayChart: (
    <DegreeDayChart
      data={PEST}
      view={VIEW}
      series={[SERIES]}
      markers={{ controls: true, phenology: true }}
      height={360}
    />
  ),
  Chip: <Chip>Casablanca</Chip>,
  ConfirmDialog: <ConfirmDialog isOpen title="¿Eliminar N-05?" onConfirm={nothing} onCancel={nothing} />,
  Dialog: (
    <Dialog isOpen onClose={nothing} title="Ayuda">
      Escriba a soporte.
    </Dialog>
  ),
  FilterBar: (
    <FilterBar chosen={[{ id: 'season', label: '2026–27' }]} onRemove={nothing} onClear={nothing}>
      Temporada
    </FilterBar>
  ),
  FilterChips: <FilterChips filters={[{ id: 'season', label: 'Temporada 2026–27' }]} onRemove={nothing} />,
  EmptyState: <EmptyState title="Ningún campo">Busque por comuna o cultivo.</EmptyState>,
  ErrorState: <ErrorState title="No se pudieron leer los campos" onRetry={nothing} />,
  DeviceHealthChip: <DeviceHealthChip name="2M-00231" />,
  HealthGroups: <HealthGroups items={[]} onOpen={nothing} />,
  HealthPartLine: <HealthPartLine label="Batería" part={undefined} />,
  HealthPartLines: <HealthPartLines />,
  HealthTotals: <HealthTotals states={['ok', 'error']} />,
  HealthChip: <HealthChip name="Casablanca 3" state="warning" />,
  HealthIcon: <HealthIcon name="Casablanca 3" state="error" href="/station/3" />,
  IconButton: <IconButton icon={Bug} label="Plagas" />,
  IconRow: <IconRow>…</IconRow>,
  LinkButton: <LinkButton href="/node/2M-00231">Detalles</LinkButton>,
  LegendCard: <LegendCard series={SERIES} />,
  LegendCards: <LegendCards series={[SERIES]} />,
  Link: <Link href="/sectors">Campos</Link>,
  Logo: <Logo name="Vigía" />,
  LogoMark: <LogoMark />,
  MultiSelect: <MultiSelect label="Plagas" options={OPTIONS} value={[]} onChange={nothing} />,
  PageHeader: <PageHeader title="Fundo Casablanca" subtitle="Casablanca, Valparaíso" />,
  PanelBoundary: <PanelBoundary name="Plagas">Grados día</PanelBoundary>,
  PasswordField: <PasswordField label="Contraseña" />,
  NotificationItem: (
    <NotificationItem
      notification={NOTIFICATION}
      names={{ sector: 'Casablanca', station: null, pest: null }}
      href="/sector/2"
    />
  ),
  NotificationList: <NotificationList items={[]} />,
  PendingBadge: <PendingBadge count={3} href="/notifications" />,
  Notice: <Notice status="warning">Sin conexión desde las 09:40.</Notice>,
  PeriodStepper: <PeriodStepper period="30days" onPeriodChange={nothing} />,
  PestChip: <PestChip name="Lobesia botrana" count={12} level="warning" />,
  ProgressBar: <ProgressBar label="Subiendo fotos" value={40} />,
  SaveButton: <SaveButton phase="success" onPress={nothing} />,
  SaveDialog: (
    <SnackbarProvider>
      <SaveDialog isOpen title="Nueva Temporada" isChanged={false} onClose={nothing} onSave={async () => {}}>
        Campos
      </SaveDialog>
    </SnackbarProvider>
  ),
  SearchField: <SearchField label="Buscar campo" />,
  SegmentedControl: (
    <SegmentedControl
      label="Período"
      value="30days"
      onChange={nothing}
      options={[
        { value: '30days', label: '30 días' },
        { value: '90days', label: '90 días' },
      ]}
    />
  ),
  Select: <Select label="Plaga" options={OPTIONS} value={1} onChange={nothing} />,
  SideMenu: (
    <SideMenu
      product="Vigía"
      isOpen
      onClose={nothing}
      items={[{ id: 'home', label: 'Inicio', icon: House, href: '/home', isCurrent: true }]}
    />
  ),
  Skeleton: <Skeleton />,
  SkeletonChips: <SkeletonChips />,
  SkeletonForm: <SkeletonForm />,
  SkeletonRegion: <SkeletonRegion>…</SkeletonRegion>,
  SkeletonRows: <SkeletonRows />,
  SkeletonText: <SkeletonText />,
  Slider: (
    <Slider label="Umbral" value={5} min={1} max={40} valueText="5 capturas" onChange={() => undefined} />
  ),
  SignalIcon: (
    <SignalIcon signal={{ state: 'ok', lastDate: 0, lastValue: { value: -72, unit: 'dbm' }, errors: [] }} />
  ),
  StationHealthChip: <StationHealthChip name="N-05" />,
  SnackbarProvider: <SnackbarProvider>Página</SnackbarProvider>,
  Spinner: <Spinner />,
  SplitButton: (
    <SplitButton label="Descargar PNG" onPress={nothing} moreLabel="Otros formatos" entries={[]} />
  ),
  StatusIcon: <StatusIcon status="warning" />,
  Tabs: (
    <Tabs
      label="Sector"
      value="pests"
      onChange={nothing}
      items={[{ id: 'pests', label: 'Plagas', icon: Bug, content: 'Grados día' }]}
    />
  ),
  ThemeScope: <ThemeScope mode="dark">Una foto</ThemeScope>,
  ToggleButton: <ToggleButton label="A.I." isSelected onChange={nothing} />,
  Tooltip: (
    <Tooltip text="Descargar como imagen">
      <Button>Descargar</Button>
    </Tooltip>
  ),
  TopBar: <TopBar product="Vigía" homeHref="/home" isMenuOpen onMenuToggle={nothing} />,
  VigiaProvider: <VigiaProvider mode="dark">Página</VigiaProvider>,
};
