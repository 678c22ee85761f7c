import {
	BookOpen,
	CalendarHeart,
	ListTree,
	Merge,
	MessageCircleQuestionMark,
	Network,
	Rainbow,
	Waypoints,
} from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type FamilyWay, familyWays } from '@/lib/features/family/rules/paths';

const icons = {
	tree: Network,
	outline: ListTree,
	ancestors: Rainbow,
	relation: Waypoints,
	book: BookOpen,
	days: CalendarHeart,
	same: Merge,
	questions: MessageCircleQuestionMark,
} as const satisfies Record<FamilyWay, typeof Network>;

const ways = Object.keys(familyWays) as FamilyWay[];

/** The pages that show the family, each in another way. */
export async function FamilyLinkList({ current, language }: { current: FamilyWay; language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.ways' });
	return (
		<nav aria-label={t('label')} className="min-w-0 print:hidden">
			<ul className="-mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 xl:mx-0 xl:flex-wrap xl:gap-1.5 xl:overflow-visible xl:px-0">
				{ways.map((way) => {
					const Icon = icons[way];
					return (
						<li key={way} className="shrink-0 max-xl:has-aria-[current=page]:[scroll-initial-target:nearest]">
							<Link
								href={pathIn(language, familyWays[way])}
								prefetch={false}
								aria-current={way === current ? 'page' : undefined}
								className="inline-flex min-h-11 items-center gap-2 rounded-full border border-chip-line bg-chip px-4 xl:gap-1.5 xl:px-2.5 text-on-chip text-sm transition-colors hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
							>
								<Icon aria-hidden="true" className="size-4" />
								{t(way)}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
