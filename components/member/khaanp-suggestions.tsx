import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/core/language';
import type { ListedClan } from '@/lib/rules/clan/clans';
import { type KhaanpMatch, lineOf, listedClanAbove, suggestKhaanps } from '@/lib/rules/clan/khaanps';

interface KhaanpSuggestionsProps {
	/** A clan, khaanp or seat as it is being typed. */
	typed: string;
	/** `sakh` is the khaanp's name in the page's language; null where the clan says it all. */
	onPick: (clan: ListedClan, sakh: string | null) => void;
}

const shownAtMost = 4;

/** Says to which kul what is typed belongs, and picks the clan of the list that it is a branch or seat of. */
export default function KhaanpSuggestions({ typed, onPick }: KhaanpSuggestionsProps) {
	const t = useTranslations('memberOptions.khaanps');
	const language = useLocale();
	const suggestions = suggestKhaanps(typed, shownAtMost);
	return (
		<div role="status" className="flex flex-col items-start gap-2 text-sm">
			{suggestions.length > 0 && <p className="text-text-muted">{t('found')}</p>}
			{suggestions.map((match) => {
				const { khaanp, seat } = match;
				const clan = listedClanAbove(khaanp);
				const text = t(textKeyOf(match), wordsOf(match, language));
				const key = `${khaanp.name} ${seat?.spellings.en[0] ?? ''}`;
				if (clan === null) return <p key={key}>{text}</p>;
				const sakh = khaanp.name === clan ? null : (khaanp.spellings[language][0] ?? null);
				return (
					<Button key={key} look="outline" onClick={() => onPick(clan, sakh)}>
						{text}
					</Button>
				);
			})}
		</div>
	);
}

function textKeyOf({ khaanp: { parent }, seat }: KhaanpMatch) {
	if (parent === null) return seat === null ? 'kul' : 'seatOfKul';
	if (parent.parent === null) return seat === null ? 'khaanp' : 'seat';
	return seat === null ? 'branch' : 'seatOfBranch';
}

function wordsOf({ khaanp, seat }: KhaanpMatch, language: Language) {
	const { parent } = khaanp;
	const kul = lineOf(khaanp).at(-1);
	return {
		khaanp: khaanp.spellings[language][0] ?? '',
		parent: parent?.spellings[language][0] ?? '',
		kul: kul?.spellings[language][0] ?? '',
		seat: seat?.spellings[language][0] ?? '',
	};
}
