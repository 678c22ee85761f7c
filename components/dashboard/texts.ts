import type { Messages } from '@/components/member/texts';

/** The words of the dashboard. They come as props, so that the browser loads no message formatter. */
export type DashboardTexts = Messages['dashboard'] & {
	genders: Messages['memberOptions']['gender'];
	noMatches: Messages['matrimonial']['empty'];
	/** How well a match suits. */
	score: string;
	/** "about {date}" */
	about: string;
};

export function dashboardTexts({
	dashboard,
	familyTree,
	memberOptions,
	matrimonial,
}: Messages): DashboardTexts {
	return {
		...{ ...dashboard, genders: memberOptions.gender },
		...{ noMatches: matrimonial.empty, score: matrimonial.card.score, about: familyTree.card.about },
	};
}
