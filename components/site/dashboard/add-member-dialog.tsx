'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { NameField } from '@/components/family/cards/name-field';
import { PlaceFields } from '@/components/family/cards/place-fields';
import { useNamesakeQuestion } from '@/components/family/cards/use-namesake-question';
import { FormDialog } from '@/components/form/form-dialog';
import { schemaResolver } from '@/components/form/schema-resolver';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { callApi, typedFields } from '@/lib/client/api';
import type { CardAnswer, FamilyLinks, FamilyMember } from '@/lib/client/family/cards/family';
import { type PlaceValues, placeBeside, placeSaid } from '@/lib/client/family/cards/place-questions';
import { type OfferedRelation, relationName, saysGender } from '@/lib/client/family/cards/relations';
import { inputId } from '@/lib/client/member/input-id';
import { showToast } from '@/lib/client/toast';
import { shownName } from '@/lib/features/member/rules/shown-name';

const relations: readonly OfferedRelation[] = [
	...(['Mother', 'Father', 'Sister', 'Brother', 'Uncle', 'Aunt', 'Cousin', 'Wife', 'Husband'] as const),
	...(['Child', 'Grandparent', 'Other'] as const),
];

interface NewMemberValues extends PlaceValues {
	name: string;
	gender: string;
}

const loadSchema = () => import('@/lib/features/family/cards/schema').then(({ newRelative }) => newRelative);

const isGenderAsked = (relation: string) => relation !== '' && !saysGender(relation);

interface AddMemberDialogProps {
	members: readonly FamilyMember[];
	links: FamilyLinks;
	onAdded: (answer: CardAnswer) => void;
	onClose: () => void;
}

/** Asks for a relative's name and relation, and for what the relation leaves open. */
export function AddMemberDialog({ members, links, onAdded, onClose }: AddMemberDialogProps) {
	const t = useTranslations();
	const { fieldErrors, dashboard } = useMessages();
	const language = useLocale();
	const words = dashboard.add;
	const said = (values: NewMemberValues): Record<string, string> => ({
		...{ name: values.name, isVisible: 'true' },
		...(isGenderAsked(values.relation) && values.gender !== '' && { gender: values.gender }),
		...placeSaid(values, { members, links }),
	});
	const { mayAdd, question } = useNamesakeQuestion({ members, links }, (member) => {
		showToast(t('familyTree.namesake.isThere', { name: shownName(member) }), 'info');
		onClose();
	});
	const send = async (values: NewMemberValues) => {
		const { name, relation, relatedToMemberId } = values;
		const newcomer = { names: [name], dob: '', relation, relatedToId: relatedToMemberId || undefined };
		if (!(await mayAdd(newcomer))) return null;
		return callApi('POST /api/family/add', { body: typedFields(said(values)) });
	};
	return (
		<>
			<FormDialog<NewMemberValues, CardAnswer>
				title={words.title}
				texts={{ confirm: words.submit, busy: words.submitting, failed: words.failed }}
				defaultValues={{ ...placeBeside(members), name: '', gender: '' }}
				resolver={schemaResolver(
					loadSchema,
					language,
					{ ...fieldErrors, required: words.nameMissing, notInList: words.relationMissing },
					said,
				)}
				send={send}
				onDone={onAdded}
				onClose={onClose}
			>
				{({ register, watch, change, errorAt }) => (
					<>
						<NameField id={inputId('name')} label={words.name} error={errorAt('name')} />
						<Field id={inputId('relation')} label={words.relation} error={errorAt('relation')} isRequired>
							{(control) => (
								<Select
									{...control}
									{...register('relation', {
										onChange: () => {
											change('side', '');
											change('isCouple', '');
											change('otherParent', '');
										},
									})}
								>
									<option value="">{words.choose}</option>
									{relations.map((one) => (
										<option key={one} value={one}>
											{relationName(one, t)}
										</option>
									))}
								</Select>
							)}
						</Field>
						{isGenderAsked(watch('relation')) && (
							<Field id={inputId('gender')} label={words.gender} error={errorAt('gender')}>
								{(control) => (
									<Select {...control} {...register('gender')}>
										<option value="">{words.choose}</option>
										{(['Male', 'Female'] as const).map((gender) => (
											<option key={gender} value={gender}>
												{t(`memberOptions.gender.${gender}`)}
											</option>
										))}
									</Select>
								)}
							</Field>
						)}
						<PlaceFields members={members} links={links} errorAt={errorAt} />
						<p className="text-sm text-text-muted">{words.hint}</p>
					</>
				)}
			</FormDialog>
			{question}
		</>
	);
}
