'use client';

import { MailCheck, Undo2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { callApi } from '@/lib/client/api';
import type { CardAnswer, FamilyMember } from '@/lib/client/family/cards/family';
import { formatDay } from '@/lib/platform/i18n/format';

interface InvitationPanelProps {
	member: FamilyMember;
	onResent: (answer: CardAnswer) => void;
	/** Asks whether the request is to be withdrawn. */
	onWithdraw: () => void;
}

/** That somebody has not answered yet, or not taken over their account, with what can be done about it. */
export function InvitationPanel({ member, onResent, onWithdraw }: InvitationPanelProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const { name, requestId, invitedAt, isPending } = member;
	const { formProps, isBusy, failure } = useApiForm<Record<string, never>, CardAnswer>({
		defaultValues: {},
		send: async () =>
			requestId === null ? null : callApi('POST /api/family/resend-request', { body: { requestId } }),
		onSent: onResent,
	});
	if (invitedAt === null || requestId === null) return null;
	const sentOn = formatDay(invitedAt, language);
	return (
		<div className="relative mt-1 flex flex-col items-start gap-1">
			<Badge tone="warning">{isPending ? t('card.pending') : t('card.waiting')}</Badge>
			{sentOn && <p className="text-sm text-text-muted">{t('requests.since', { date: sentOn })}</p>}
			<form {...formProps} className="-ml-3 flex flex-wrap">
				<Button
					type="submit"
					look="quiet"
					className="px-3 text-sm"
					aria-label={t('requests.resendTo', { name })}
					busyLabel={isBusy && t('requests.answering')}
				>
					<MailCheck aria-hidden="true" className="size-4" />
					{t('requests.resend')}
				</Button>
				<Button
					look="quiet"
					className="px-3 text-sm"
					aria-label={t('requests.withdrawFrom', { name })}
					onClick={onWithdraw}
				>
					<Undo2 aria-hidden="true" className="size-4" />
					{t('requests.withdraw')}
				</Button>
			</form>
			{failure && (
				<FieldError id={`invitation-${member.id}`}>
					{failure.message || t('requests.resendFailed')}
				</FieldError>
			)}
		</div>
	);
}
