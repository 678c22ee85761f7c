'use client';

import { MailCheck, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { formatDay } from '@/lib/platform/i18n/format';
import type { CardAnswer, FamilyMember } from './answers';
import { type FamilyTexts, filled } from './texts';

export type InvitationAct = 'resend' | 'withdraw';

interface InvitationProps {
	member: FamilyMember;
	language: Language;
	texts: FamilyTexts;
	onDone: (act: InvitationAct, answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** That somebody has not answered yet, or not taken over their account, with what can be done about it. */
export function Invitation({ member, language, texts, onDone, onFailure }: InvitationProps) {
	const { name, requestId, invitedAt, isPending } = member;
	const words = texts.requests;
	const isSending = useRef(false);
	const [doing, setDoing] = useState<InvitationAct | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	if (invitedAt === null || requestId === null) return null;
	const act = async (chosen: InvitationAct) => {
		if (isSending.current) return;
		isSending.current = true;
		setDoing(chosen);
		setFailure(null);
		const answer = await callApi(`POST /api/family/${chosen}-request`, { body: { requestId } });
		isSending.current = false;
		setDoing(null);
		if (answer.ok) return onDone(chosen, answer.data);
		if (!onFailure(answer))
			setFailure(answer.message || (chosen === 'resend' ? words.resendFailed : words.withdrawFailed));
	};
	const sentOn = formatDay(invitedAt, language);
	return (
		<div className="relative mt-1 flex flex-col items-start gap-1">
			<Badge tone="warning">{isPending ? texts.card.pending : texts.card.waiting}</Badge>
			{sentOn && <p className="text-sm text-text-muted">{filled(words.since, { date: sentOn })}</p>}
			<div className="-ml-3 flex flex-wrap">
				<Button
					look="quiet"
					className="px-3 text-sm"
					aria-label={filled(words.resendTo, { name })}
					busyLabel={doing === 'resend' && words.answering}
					onClick={() => act('resend')}
				>
					<MailCheck aria-hidden="true" className="size-4" />
					{words.resend}
				</Button>
				<Button
					look="quiet"
					className="px-3 text-sm"
					aria-label={filled(words.withdrawFrom, { name })}
					busyLabel={doing === 'withdraw' && words.answering}
					onClick={() => act('withdraw')}
				>
					<Undo2 aria-hidden="true" className="size-4" />
					{words.withdraw}
				</Button>
			</div>
			{failure !== null && <FieldError id={`invitation-${member.id}`}>{failure}</FieldError>}
		</div>
	);
}
