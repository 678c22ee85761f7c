import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Portrait } from '@/components/ui/portrait';
import type { FamilyLinks, FamilyMember } from '@/lib/client/family/cards/family';
import type { Newcomer } from '@/lib/client/family/cards/namesakes';
import { relationShown } from '@/lib/client/family/cards/relations';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { dateWords } from '@/lib/platform/i18n/date-words';

interface NamesakeQuestion {
	found: readonly FamilyMember[];
	/** Called with the card that is the same person, `another` for none, and null to go back to the form. */
	resolve: (answer: FamilyMember | 'another' | null) => void;
}

/**
 * Asks once, before somebody is added, whether a card of the same name in the same place is that person. `mayAdd` is true
 * where there is nothing to ask, or it is another person; else `onSame` is called with the card that was chosen.
 */
export function useNamesakeQuestion(
	family: { members: readonly FamilyMember[]; links: FamilyLinks },
	onSame: (member: FamilyMember) => void,
): { mayAdd: (newcomer: Newcomer) => Promise<boolean>; question: ReactNode } {
	const t = useTranslations();
	const language = useLocale();
	const answered = useRef(new Set<string>());
	const [asked, setAsked] = useState<NamesakeQuestion | null>(null);
	const mayAdd = async (newcomer: Newcomer) => {
		const found = await findSame(newcomer, family);
		const key = found.map(({ id }) => id).join(' ');
		if (found.length === 0 || answered.current.has(key)) return true;
		const answer = await new Promise<FamilyMember | 'another' | null>((resolve) =>
			setAsked({ found, resolve }),
		);
		setAsked(null);
		if (answer === 'another') answered.current.add(key);
		else if (answer) onSame(answer);
		return answer === 'another';
	};
	const question = asked && (
		<Dialog
			title={t('familyTree.namesake.title')}
			onClose={() => asked.resolve(null)}
			actions={
				<>
					<Button look="outline" onClick={() => asked.resolve(null)}>
						{t('familyTree.namesake.back')}
					</Button>
					<Button onClick={() => asked.resolve('another')}>{t('familyTree.namesake.another')}</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<p>{t('familyTree.namesake.question')}</p>
				<ul className="flex flex-col gap-3">
					{asked.found.map((member) => (
						<li
							key={member.id}
							className="flex flex-wrap items-center gap-3 rounded-control border border-line px-3 py-2"
						>
							<Portrait photo={member.photo} className="size-14" />
							<div className="min-w-0 flex-1 basis-40">
								<p className="font-semibold">{shownName(member)}</p>
								<p className="text-sm text-text-muted">
									{[
										relationShown(member, t, language),
										member.dob && t('familyTree.namesake.born', { date: dateWords(member.dob, t, language) }),
									]
										.filter(Boolean)
										.join(' · ')}
								</p>
							</div>
							<Button
								look="outline"
								aria-label={t('familyTree.namesake.sameNamed', { name: shownName(member) })}
								onClick={() => asked.resolve(member)}
							>
								{t('familyTree.namesake.same')}
							</Button>
						</li>
					))}
				</ul>
			</div>
		</Dialog>
	);
	return { mayAdd, question };
}

/** A comparison that cannot be loaded stops nobody from adding a relative. */
async function findSame(
	newcomer: Newcomer,
	family: { members: readonly FamilyMember[]; links: FamilyLinks },
): Promise<readonly FamilyMember[]> {
	const namesakes = await import('@/lib/client/family/cards/namesakes').catch(() => null);
	return namesakes ? namesakes.findNamesakes(newcomer, family) : [];
}
