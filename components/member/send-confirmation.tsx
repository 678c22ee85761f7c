'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import type { Messages } from './texts';

interface SendConfirmationProps {
	texts: Pick<Messages['emailConfirmation'], 'again' | 'sending' | 'failed'>;
}

/** Has the mail that confirms the member's address sent again, and says what came of it. */
export function SendConfirmation({ texts }: SendConfirmationProps) {
	const [isBusy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<string | null>(null);
	const isSending = useRef(false);
	const send = async () => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		const answer = await callApi('POST /api/users/confirmation');
		isSending.current = false;
		setBusy(false);
		const { message } = { message: '', ...Object(answer.ok ? answer.data : answer) };
		setOutcome(String(message) || (answer.ok ? null : texts.failed));
	};
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button look="outline" className="px-4 text-sm" busyLabel={isBusy && texts.sending} onClick={send}>
				{texts.again}
			</Button>
			<p role="status" className="min-w-0 text-sm">
				{outcome}
			</p>
		</div>
	);
}
