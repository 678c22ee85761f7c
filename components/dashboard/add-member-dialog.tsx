'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CardAnswer, FamilyLinks, FamilyMember } from '@/components/family/answers';
import { PlaceFields } from '@/components/family/place-fields';
import { type OfferedRelation, relationName, saysGender } from '@/components/family/relations';
import { addBody } from '@/components/family/wizard-steps';
import { ConfirmedForm } from '@/components/member/confirmed-form';
import { memberFields } from '@/components/member/fields';
import { inputId } from '@/components/member/refusal';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type ApiFailure, type ApiResult, callApi } from '@/lib/client/api';
import type { DashboardTexts } from './texts';

const relations: readonly OfferedRelation[] = [
	...(['Mother', 'Father', 'Sister', 'Brother', 'Uncle', 'Aunt', 'Cousin', 'Wife', 'Husband'] as const),
	...(['Child', 'Grandparent', 'Other'] as const),
];

interface AddMemberDialogProps {
	members: readonly FamilyMember[];
	links: FamilyLinks;
	texts: DashboardTexts;
	onAdded: (answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
}

/** Asks for a relative's name and relation, and for what the relation leaves open. */
export function AddMemberDialog({
	members,
	links,
	texts,
	onAdded,
	onFailure,
	onClose,
}: AddMemberDialogProps) {
	const t = useTranslations();
	const words = texts.add;
	const [relation, setRelation] = useState('');
	const me = members.find((member) => member.relation === 'Me');
	const send = async (fields: FormData): Promise<ApiResult<CardAnswer>> => {
		const isBlank = (name: string) => String(fields.get(name) ?? '').trim() === '';
		const errors = [
			...(isBlank('name') ? [{ path: 'name', message: words.nameMissing }] : []),
			...(isBlank('relation') ? [{ path: 'relation', message: words.relationMissing }] : []),
		];
		if (errors.length > 0)
			return { ok: false, status: 400, code: 'input.invalid', message: words.problems, errors };
		return callApi('POST /api/family/add', { body: addBody(fields) });
	};
	return (
		<Dialog title={words.title} closeLabel={texts.close} onClose={onClose}>
			<ConfirmedForm
				texts={{ confirm: words.submit, busy: words.submitting, cancel: words.cancel, failed: words.failed }}
				send={send}
				onFailure={onFailure}
				onDone={onAdded}
				onCancel={onClose}
			>
				{(errorAt) => (
					<>
						<Field id={inputId('name')} label={words.name} error={errorAt('name')} isRequired>
							{(control) => (
								<Input
									{...control}
									name="name"
									maxLength={memberFields.name.maxLength}
									autoComplete="off"
									autoCapitalize="words"
								/>
							)}
						</Field>
						<Field id={inputId('relation')} label={words.relation} error={errorAt('relation')} isRequired>
							{(control) => (
								<Select
									{...control}
									name="relation"
									value={relation}
									onChange={({ currentTarget }) => setRelation(currentTarget.value)}
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
						{relation !== '' && !saysGender(relation) && (
							<Field id={inputId('gender')} label={words.gender} error={errorAt('gender')}>
								{(control) => (
									<Select {...control} name="gender" defaultValue="">
										<option value="">{words.choose}</option>
										{(['Male', 'Female'] as const).map((gender) => (
											<option key={gender} value={gender}>
												{texts.genders[gender]}
											</option>
										))}
									</Select>
								)}
							</Field>
						)}
						<PlaceFields
							relation={relation}
							relatedToId={me?.id}
							start={{}}
							members={members}
							links={links}
							errorAt={errorAt}
						/>
						<p className="text-sm text-text-muted">{words.hint}</p>
					</>
				)}
			</ConfirmedForm>
		</Dialog>
	);
}
