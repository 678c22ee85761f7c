import { filled } from '@/components/family/texts';
import { wordIn } from '@/lib/core/word-in';
import type { AdminDeitiesTexts } from './texts';

const mostShown = 3;

/** The first three clans and how many more there are; a screen reader is told which. */
export function ClanList({ clans, texts }: { clans: readonly string[]; texts: AdminDeitiesTexts }) {
	const names = clans.map((clan) => wordIn(texts.clanNames, clan));
	const more = names.slice(mostShown);
	if (names.length === 0) return texts.noClans;
	const named = filled(texts.moreNamed, { count: more.length, clans: more.join(', ') });
	return (
		<>
			{names.slice(0, mostShown).join(', ')}
			{more.length > 0 && (
				<>
					{' '}
					<span aria-hidden="true" title={named} className="whitespace-nowrap text-text-muted">
						{filled(texts.more, { count: more.length })}
					</span>
					<span className="sr-only">{named}</span>
				</>
			)}
		</>
	);
}
