'use client';

import { dateWords } from '@/components/member/date-words';
import { memberFieldNames } from '@/components/member/fields';
import { type MemberTexts, shownValue } from '@/components/member/texts';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from './answers';
import { relationName } from './relations';
import { type FamilyTexts, filled } from './texts';
import { groupsOf, type Typed, type WizardStepKey } from './wizard-steps';

interface WizardReviewProps {
	steps: readonly WizardStepKey[];
	typed: Typed;
	members: readonly FamilyMember[];
	language: Language;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
	onChange: (step: WizardStepKey) => void;
}

type Row = readonly [label: string, value: string];

/** What has been filled in, step by step, before it is sent. The password is not shown. */
export function WizardReview({
	steps,
	typed,
	members,
	language,
	texts,
	memberTexts,
	onChange,
}: WizardReviewProps) {
	const words = texts.wizard;
	const rowsOf = (step: WizardStepKey): Row[] => {
		const asked = groupsOf(step, typed).flatMap(({ fields }) => fields);
		const told = memberFieldNames.flatMap((name): Row[] => {
			const value = typed[name] ?? '';
			if (!asked.includes(name) || name === 'password' || value.trim() === '') return [];
			return [[memberTexts.memberFields[name], shownValue(name, value, memberTexts)]];
		});
		return step === 'basic'
			? [...basicRows(typed, { members, language, texts, memberTexts }), ...told]
			: told;
	};
	return (
		<div className="flex flex-col gap-5">
			{steps
				.filter((step) => step !== 'review')
				.map((step) => (
					<section key={step}>
						<div className="mb-2 flex items-center justify-between gap-3 border-line border-b">
							<h4 className="font-bold font-serif text-heading text-lg">{words.steps[step]}</h4>
							<Button
								look="quiet"
								className="px-3 text-sm"
								aria-label={filled(words.changeStep, { step: words.steps[step] })}
								onClick={() => onChange(step)}
							>
								{words.change}
							</Button>
						</div>
						<dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
							{rowsOf(step).map(([label, value]) => (
								<div key={label} className="min-w-0">
									<dt className="text-sm text-text-muted">{label}</dt>
									<dd className="font-semibold">{value}</dd>
								</div>
							))}
						</dl>
						{rowsOf(step).length === 0 && <p className="text-text-muted">{words.nothing}</p>}
					</section>
				))}
		</div>
	);
}

/** What the first step asks by controls of its own. */
function basicRows(
	typed: Typed,
	{
		members,
		language,
		texts,
		memberTexts,
	}: Pick<WizardReviewProps, 'members' | 'language' | 'texts' | 'memberTexts'>,
): Row[] {
	const { wizard: words } = texts;
	const relatedTo = members.find(({ id }) => id === typed.relatedToMemberId);
	const rows: Row[] = [
		[memberTexts.memberFields.name, typed.name ?? ''],
		[words.relation, relationName(typed.relation ?? '', texts)],
		[words.relatedTo, relatedTo?.name ?? ''],
		...placeRows(typed, texts),
		[words.account, typed.way === 'none' ? words.noAccount : ''],
		[texts.link.message, typed.way === 'account' ? (typed.requestMessage ?? '') : ''],
		[words.dob, typed.dob ? dateWords(typed.dob, language, texts.card) : ''],
		[texts.details.status, typed.isDeceased ? texts.details.departed : ''],
		[texts.details.died, typed.isDeceased && typed.dod ? dateWords(typed.dod, language, texts.card) : ''],
	];
	return rows.filter(([, value]) => value !== '');
}

/** What was answered about the place in the tree, where it is not taken for granted. */
function placeRows({ parentKind, side, isCouple }: Typed, { place: words }: FamilyTexts): Row[] {
	const kinds: Readonly<Record<string, string>> = { adopted: words.adopted, step: words.step };
	const sides: Readonly<Record<string, string>> = { father: words.fatherSide, mother: words.motherSide };
	return [
		[words.kind, kinds[parentKind ?? ''] ?? ''],
		[words.side, sides[side ?? ''] ?? ''],
		[words.coupleTitle, isCouple === 'false' ? words.noCouple : ''],
	];
}
