import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '@/components/member/use-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type ClanPair, differentClans } from '@/lib/client/family/cards/different-clans';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { shownValue } from '@/lib/client/member/words';

interface ClanQuestion extends ClanPair {
	resolve: (isRight: boolean) => void;
}

interface StatedSibling {
	relation: string;
	/** Whose brother or sister. */
	anchor: FamilyMember | undefined;
	name: string;
	clan: string | null;
}

/**
 * Asks once, before two people are linked as brothers or sisters who say two clans, whether that is right. `mayGoOn` is
 * true where there is nothing to ask.
 */
export function useClanQuestion(): {
	mayGoOn: (sibling: StatedSibling) => Promise<boolean>;
	question: ReactNode;
} {
	const t = useTranslations('familyTree');
	const words = useWords();
	const answered = useRef(new Set<string>());
	const [asked, setAsked] = useState<ClanQuestion | null>(null);
	const mayGoOn = async ({ relation, anchor, name, clan }: StatedSibling) => {
		const pair = anchor ? differentClans(relation, { name, clan }, anchor) : null;
		const key = pair ? [anchor?.id, pair.name, pair.clan].join(' ') : '';
		if (!pair || answered.current.has(key)) return true;
		const isRight = await new Promise<boolean>((resolve) => setAsked({ ...pair, resolve }));
		setAsked(null);
		if (isRight) answered.current.add(key);
		return isRight;
	};
	const clanShown = (clan: string) => shownValue('clan', clan, words);
	const question = asked && (
		<Dialog
			title={t('clanQuestion.title')}
			onClose={() => asked.resolve(false)}
			actions={
				<>
					<Button look="outline" onClick={() => asked.resolve(false)}>
						{t('clanQuestion.back')}
					</Button>
					<Button onClick={() => asked.resolve(true)}>{t('clanQuestion.confirm')}</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<p>
					{t('clanQuestion.question', {
						...{ name: asked.name, clan: clanShown(asked.clan) },
						...{ other: asked.otherName, otherClan: clanShown(asked.otherClan) },
					})}
				</p>
				<p>{t('clanQuestion.reasons')}</p>
				<ul className="list-disc pl-5 text-text-soft">
					{(['mother', 'adoption', 'spelling'] as const).map((reason) => (
						<li key={reason}>{t(`clanQuestion.reason.${reason}`)}</li>
					))}
				</ul>
			</div>
		</Dialog>
	);
	return { mayGoOn, question };
}
