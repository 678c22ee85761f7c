'use client';

import { MailCheck, Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { callApi, mapData } from '@/lib/client/api';
import { formatDay } from '@/lib/platform/i18n/format';
import type { CardAnswer, FamilyMember } from './answers';

export type InvitationAct = 'resend' | 'withdraw';

interface InvitationProps {
	member: FamilyMember;
	onDone: (act: InvitationAct, answer: CardAnswer) => void;
}

/** That somebody has not answered yet, or not taken over their account, with what can be done about it. */
export function Invitation({ member, onDone }: InvitationProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const { name, requestId, invitedAt, isPending } = member;
	const [doing, setDoing] = useState<InvitationAct>('resend');
	const { formProps, isBusy, failure } = useApiForm<
		Record<string, never>,
		{ act: InvitationAct; answer: CardAnswer }
	>({
		defaultValues: {},
		send: async (_, submitter) => {
			if (requestId === null) return null;
			const act = submitter?.getAttribute('name') === 'withdraw' ? 'withdraw' : 'resend';
			setDoing(act);
			const asked = await callApi(`POST /api/family/${act}-request`, { body: { requestId } });
			return mapData(asked, (answer) => ({ act, answer }));
		},
		onSent: ({ act, answer }) => onDone(act, answer),
	});
	if (invitedAt === null || requestId === null) return null;
	const failed = doing === 'resend' ? t('requests.resendFailed') : t('requests.withdrawFailed');
	const sentOn = formatDay(invitedAt, language);
	return (
		<div className="relative mt-1 flex flex-col items-start gap-1">
			<Badge tone="warning">{isPending ? t('card.pending') : t('card.waiting')}</Badge>
			{sentOn && <p className="text-sm text-text-muted">{t('requests.since', { date: sentOn })}</p>}
			<form {...formProps} className="-ml-3 flex flex-wrap">
				<Button
					type="submit"
					name="resend"
					look="quiet"
					className="px-3 text-sm"
					aria-label={t('requests.resendTo', { name })}
					busyLabel={isBusy && doing === 'resend' && t('requests.answering')}
				>
					<MailCheck aria-hidden="true" className="size-4" />
					{t('requests.resend')}
				</Button>
				<Button
					type="submit"
					name="withdraw"
					look="quiet"
					className="px-3 text-sm"
					aria-label={t('requests.withdrawFrom', { name })}
					busyLabel={isBusy && doing === 'withdraw' && t('requests.answering')}
				>
					<Undo2 aria-hidden="true" className="size-4" />
					{t('requests.withdraw')}
				</Button>
			</form>
			{failure && <FieldError id={`invitation-${member.id}`}>{failure.message || failed}</FieldError>}
		</div>
	);
}
