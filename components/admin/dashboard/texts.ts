import type { Messages } from '@/components/member/texts';

/** The words of the dashboard. They come as props, so that the browser loads no message formatter. */
export type DashboardTexts = Messages['admin']['dashboard'] & {
	maintenanceState: Pick<Messages['maintenance'], 'isOn' | 'isOff' | 'isFixed' | 'since'>;
};

export function dashboardTexts({ admin, maintenance }: Messages): DashboardTexts {
	const { isOn, isOff, isFixed, since } = maintenance;
	return { ...admin.dashboard, maintenanceState: { isOn, isOff, isFixed, since } };
}
