'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { schemaResolver } from '@/components/form/schema-resolver';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, typedFields } from '@/lib/client/api';
import type { CardAnswer, FamilyMember } from '@/lib/client/family/cards/family';
import { AddressNotice } from './address-notice';
import { MessageField } from './message-field';

interface InviteDialogProps {
	member: Pick<FamilyMember, 'id' | 'name'>;
	onDone: (answer: CardAnswer) => void;
	onClose: () => void;
}

interface InviteValues {
	email: string;
	requestMessage: string;
}

const loadSchema = () => import('@/lib/features/family/cards/schema').then(({ inviteBody }) => inviteBody);

/** Invites somebody who is a card already to an account, or asks the owner of an address that has one. */
export function InviteDialog({ member, onDone, onClose }: InviteDialogProps) {
	const t = useTranslations('familyTree');
	const tFields = useTranslations('memberFields');
	const language = useLocale();
	const { fieldErrors } = useMessages();
	/** The address that was typed has an account. */
	const [isTaken, setTaken] = useState(false);
	const send = async (values: InviteValues) => {
		const answer = await callApi('POST /api/family/invite/[id]', {
			params: { id: member.id },
			body: typedFields({ ...values, asksOwner: isTaken }),
		});
		setTaken(isTaken || (!answer.ok && answer.code === 'email.taken'));
		return answer;
	};
	return (
		<FormDialog<InviteValues, CardAnswer>
			title={t('invite.title')}
			texts={{
				confirm: isTaken ? t('address.send') : t('invite.send'),
				busy: t('invite.sending'),
				failed: t('invite.failed'),
			}}
			defaultValues={{ email: '', requestMessage: '' }}
			resolver={schemaResolver(loadSchema, language, fieldErrors)}
			send={send}
			onDone={onDone}
			onClose={onClose}
		>
			{({ register, errorAt }) => (
				<>
					<p>{t('invite.intro', { name: member.name })}</p>
					<Field id="invite-email" label={tFields('email')} error={errorAt('email')} isRequired>
						{(control) => (
							<Input
								{...control}
								{...register('email', { onChange: () => setTaken(false) })}
								type="email"
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
							/>
						)}
					</Field>
					{isTaken && <AddressNotice />}
					<MessageField error={errorAt('requestMessage')} />
				</>
			)}
		</FormDialog>
	);
}
