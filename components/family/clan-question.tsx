import { type ReactNode, useRef, useState } from 'react';
import { type MemberTexts, shownValue } from '@/components/member/texts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { FamilyMember } from './answers';
import { type ClanPair, differentClans } from './different-clans';
import { type FamilyTexts, filled } from './texts';

interface Asked extends ClanPair {
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
export function useClanQuestion(
	texts: Pick<FamilyTexts, 'clanQuestion' | 'close'>,
	memberTexts: MemberTexts,
): { mayGoOn: (sibling: StatedSibling) => Promise<boolean>; question: ReactNode } {
	const words = texts.clanQuestion;
	const answered = useRef(new Set<string>());
	const [asked, setAsked] = useState<Asked | null>(null);
	const mayGoOn = async ({ relation, anchor, name, clan }: StatedSibling) => {
		const pair = anchor ? differentClans(relation, { name, clan }, anchor) : null;
		const key = pair ? [anchor?.id, pair.name, pair.clan].join(' ') : '';
		if (!pair || answered.current.has(key)) return true;
		const isRight = await new Promise<boolean>((resolve) => setAsked({ ...pair, resolve }));
		setAsked(null);
		if (isRight) answered.current.add(key);
		return isRight;
	};
	const clanShown = (clan: string) => shownValue('clan', clan, memberTexts);
	const question = asked && (
		<Dialog
			title={words.title}
			closeLabel={texts.close}
			onClose={() => asked.resolve(false)}
			actions={
				<>
					<Button look="outline" onClick={() => asked.resolve(false)}>
						{words.back}
					</Button>
					<Button onClick={() => asked.resolve(true)}>{words.confirm}</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<p>
					{filled(words.question, {
						...{ name: asked.name, clan: clanShown(asked.clan) },
						...{ other: asked.otherName, otherClan: clanShown(asked.otherClan) },
					})}
				</p>
				<p>{words.reasons}</p>
				<ul className="list-disc pl-5 text-text-soft">
					{Object.entries(words.reason).map(([key, reason]) => (
						<li key={key}>{reason}</li>
					))}
				</ul>
			</div>
		</Dialog>
	);
	return { mayGoOn, question };
}
