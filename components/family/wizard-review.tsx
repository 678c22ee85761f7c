'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memberFieldNames } from '@/components/member/fields';
import { type MemberTexts, shownValue } from '@/components/member/texts';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/core/language';
import type { Translate } from '@/lib/platform/i18n/translate';
import type { FamilyMember } from './answers';
import { shownDate } from './life';
import { relationName } from './relations';
import { groupsOf, type Typed, type WizardStepKey } from './wizard-steps';

interface WizardReviewProps {
	steps: readonly WizardStepKey[];
	typed: Typed;
	members: readonly FamilyMember[];
	memberTexts: MemberTexts;
	onChange: (step: WizardStepKey) => void;
}

type Row = readonly [label: string, value: string];

/** What has been filled in, step by step, before it is sent. The password is not shown. */
export function WizardReview({ steps, typed, members, memberTexts, onChange }: WizardReviewProps) {
	const t = useTranslations();
	const language = useLocale();
	const rowsOf = (step: WizardStepKey): Row[] => {
		const asked = groupsOf(step, typed).flatMap(({ fields }) => fields);
		const told = memberFieldNames.flatMap((name): Row[] => {
			const value = typed[name] ?? '';
			if (!asked.includes(name) || name === 'password' || value.trim() === '') return [];
			return [[memberTexts.memberFields[name], shownValue(name, value, memberTexts)]];
		});
		return step === 'basic' ? [...basicRows(typed, { members, t, language, memberTexts }), ...told] : told;
	};
	return (
		<div className="flex flex-col gap-5">
			{steps
				.filter((step) => step !== 'review')
				.map((step) => (
					<section key={step}>
						<div className="mb-2 flex items-center justify-between gap-3 border-line border-b">
							<h4 className="font-bold font-serif text-heading text-lg">
								{t(`familyTree.wizard.steps.${step}`)}
							</h4>
							<Button
								look="quiet"
								className="px-3 text-sm"
								aria-label={t('familyTree.wizard.changeStep', { step: t(`familyTree.wizard.steps.${step}`) })}
								onClick={() => onChange(step)}
							>
								{t('familyTree.wizard.change')}
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
						{rowsOf(step).length === 0 && <p className="text-text-muted">{t('familyTree.wizard.nothing')}</p>}
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
		t,
		language,
		memberTexts,
	}: Pick<WizardReviewProps, 'members' | 'memberTexts'> & { t: Translate; language: Language },
): Row[] {
	const relatedTo = members.find(({ id }) => id === typed.relatedToMemberId);
	const rows: Row[] = [
		[memberTexts.memberFields.name, typed.name ?? ''],
		[t('familyTree.wizard.relation'), relationName(typed.relation ?? '', t)],
		[t('familyTree.wizard.relatedTo'), relatedTo?.name ?? ''],
		...placeRows(typed, t),
		[t('familyTree.wizard.account'), typed.way === 'none' ? t('familyTree.wizard.noAccount') : ''],
		[t('familyTree.link.message'), typed.way === 'account' ? (typed.requestMessage ?? '') : ''],
		[t('familyTree.wizard.dob'), typed.dob ? shownDate(typed.dob, t, language) : ''],
		[t('familyTree.details.status'), typed.isDeceased ? t('familyTree.details.departed') : ''],
		[t('familyTree.details.died'), typed.isDeceased && typed.dod ? shownDate(typed.dod, t, language) : ''],
	];
	return rows.filter(([, value]) => value !== '');
}

/** What was answered about the place in the tree, where it is not taken for granted. */
function placeRows({ parentKind, side, isCouple }: Typed, t: Translate): Row[] {
	const kinds: Readonly<Record<string, string>> = {
		adopted: t('familyTree.place.adopted'),
		step: t('familyTree.place.step'),
	};
	const sides: Readonly<Record<string, string>> = {
		father: t('familyTree.place.fatherSide'),
		mother: t('familyTree.place.motherSide'),
	};
	return [
		[t('familyTree.place.kind'), kinds[parentKind ?? ''] ?? ''],
		[t('familyTree.place.side'), sides[side ?? ''] ?? ''],
		[t('familyTree.place.coupleTitle'), isCouple === 'false' ? t('familyTree.place.noCouple') : ''],
	];
}
