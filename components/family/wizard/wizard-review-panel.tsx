'use client';

import { useRelativeWords } from '@/components/family/cards/use-relative-words';
import { Button } from '@/components/ui/button';
import { ValueList } from '@/components/ui/value-list';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { relationName } from '@/lib/client/family/cards/relations';
import type { RelativeStep, relativeSaid } from '@/lib/client/family/wizard/wizard-steps';
import { shownValue, type Words } from '@/lib/client/member/words';
import { isMemberFieldName, type MemberFieldName } from '@/lib/features/member/rules/member-fields';
import { dateWords } from '@/lib/platform/i18n/date-words';
import type { Translate } from '@/lib/platform/i18n/translate';

interface WizardReviewPanelProps {
	steps: readonly RelativeStep[];
	/** What is said in them, as `relativeSaid` answers. */
	said: Said;
	/** Whose card is changed; null when somebody is added. */
	edited: FamilyMember | null;
	members: readonly FamilyMember[];
	onChange: (step: RelativeStep['key']) => void;
}

type Said = ReturnType<typeof relativeSaid>;

type Row = readonly [label: string, value: string];

/** What has been filled in, step by step, before it is sent. The password is not shown. */
export function WizardReviewPanel({ steps, said, edited, members, onChange }: WizardReviewPanelProps) {
	const words = useRelativeWords();
	const { t } = words;
	const getRows = ({ key, fields }: RelativeStep): Row[] => {
		const filled = fields.filter(isMemberFieldName).flatMap((name): Row[] => {
			const value = said[name];
			if (ownRows.includes(name) || value === undefined || value === '' || value instanceof File) return [];
			return [[words.messages.memberFields[name], shownValue(name, value, words)]];
		});
		return key === 'basic' ? [...basicRows(said, { edited, members }, words), ...filled] : filled;
	};
	return (
		<div className="flex flex-col gap-5">
			{steps
				.filter(({ key }) => key !== 'review')
				.map((step) => (
					<section key={step.key}>
						<div className="mb-2 flex items-center justify-between gap-3 border-line border-b">
							<h4 className="font-bold font-serif text-heading text-lg">
								{t(`familyTree.wizard.steps.${step.key}`)}
							</h4>
							<Button
								look="quiet"
								className="px-3 text-sm"
								aria-label={t('familyTree.wizard.changeStep', {
									step: t(`familyTree.wizard.steps.${step.key}`),
								})}
								onClick={() => onChange(step.key)}
							>
								{t('familyTree.wizard.change')}
							</Button>
						</div>
						<ValueList values={getRows(step)} className="gap-x-6 gap-y-3 sm:grid-cols-2" />
						{getRows(step).length === 0 && (
							<p className="text-text-muted">{t('familyTree.wizard.nothing')}</p>
						)}
					</section>
				))}
		</div>
	);
}

/** Fields that the first step shows in rows of its own, or not at all. */
const ownRows: readonly MemberFieldName[] = ['name', 'dob', 'password', 'photo'];

function textIn(said: Said, name: string): string {
	const value = said[name];
	return typeof value === 'string' ? value.trim() : '';
}

/** What the first step asks by controls of its own. */
function basicRows(
	said: Said,
	{ edited, members }: Pick<WizardReviewPanelProps, 'edited' | 'members'>,
	{ language, t, messages }: Words,
): Row[] {
	const text = (name: string) => textIn(said, name);
	const date = (name: string) => text(name) && dateWords(text(name), t, language);
	const relatedTo = members.find(({ id }) => id === text('relatedToMemberId'));
	const isAccount = said.email !== undefined;
	const rows: Row[] = [
		[messages.memberFields.name, text('name')],
		[t('familyTree.wizard.relation'), relationName(text('relation'), t)],
		[t('familyTree.wizard.relatedTo'), edited ? '' : (relatedTo?.name ?? '')],
		...(text('relation') === edited?.relation ? [] : placeRows(text, members, t)),
		[t('familyTree.wizard.account'), edited || isAccount ? '' : t('familyTree.wizard.noAccount')],
		[t('familyTree.link.message'), text('requestMessage')],
		[t('familyTree.wizard.dob'), date('dob')],
		[t('familyTree.details.status'), said.isDeceased === true ? t('familyTree.details.departed') : ''],
		[t('familyTree.details.died'), date('dod')],
	];
	return rows.filter(([, value]) => value !== '');
}

/** What was answered about the place in the tree, where it is not taken for granted. */
function placeRows(
	text: (name: string) => string,
	members: WizardReviewPanelProps['members'],
	t: Translate,
): Row[] {
	const kinds: Readonly<Record<string, string>> = {
		adopted: t('familyTree.place.adopted'),
		step: t('familyTree.place.step'),
	};
	const sides: Readonly<Record<string, string>> = {
		father: t('familyTree.place.fatherSide'),
		mother: t('familyTree.place.motherSide'),
	};
	const otherParent = text('otherParent');
	const otherParents: Readonly<Record<string, string>> = {
		another: t('familyTree.place.otherParent.another'),
		unknown: t('familyTree.place.otherParent.unknown'),
	};
	return [
		[
			t('familyTree.place.otherParent.title'),
			otherParents[otherParent] ?? members.find(({ id }) => id === otherParent)?.name ?? '',
		],
		[t('familyTree.place.kind'), kinds[text('parentKind')] ?? ''],
		[t('familyTree.place.side'), sides[text('side')] ?? ''],
		[t('familyTree.place.coupleTitle'), text('isCouple') === 'false' ? t('familyTree.place.noCouple') : ''],
	];
}
