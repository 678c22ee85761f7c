import type { Messages } from '@/components/member/texts';

/** The words of the dashboard. They come as props, so that the browser loads no message formatter. */
export type DashboardTexts = Messages['dashboard'] & {
	genders: Messages['memberOptions']['gender'];
	/** "about {date}" */
	about: string;
};

export function dashboardTexts({ dashboard, familyTree, memberOptions }: Messages): DashboardTexts {
	return { ...dashboard, genders: memberOptions.gender, about: familyTree.card.about };
}
