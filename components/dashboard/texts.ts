import type { FamilyTexts } from '@/components/family/texts';
import type { Messages } from '@/components/member/texts';

/** The words of the dashboard. They come as props, so that the browser loads no message formatter. */
export type DashboardTexts = Messages['dashboard'] &
	Pick<FamilyTexts, 'place' | 'relationWords'> & { genders: Messages['memberOptions']['gender'] };

export function dashboardTexts({
	dashboard,
	familyTree,
	relationWords,
	memberOptions,
}: Messages): DashboardTexts {
	return { ...dashboard, relationWords, place: familyTree.place, genders: memberOptions.gender };
}
