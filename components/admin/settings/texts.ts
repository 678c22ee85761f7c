import type { Messages } from '@/components/member/texts';
import type { DashboardTexts } from '../dashboard/texts';

/** The words of the settings. They come as props: no message file is loaded for them. */
export type SettingsTexts = Messages['admin']['settings'] &
	Pick<DashboardTexts, 'maintenanceState'> & { maintenanceLink: string };

export function settingsTexts({ admin, maintenance }: Messages): SettingsTexts {
	const { isOn, isOff, isFixed, since } = maintenance;
	return {
		...admin.settings,
		maintenanceState: { isOn, isOff, isFixed, since },
		maintenanceLink: admin.dashboard.maintenance.link,
	};
}
