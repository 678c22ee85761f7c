'use client';

import { type FormEvent, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { showToast } from '@/components/ui/toast';
import { useLeaveGuard } from '@/components/ui/use-leave-guard';
import { callApi } from '@/lib/client/api';
import { mailChoiceReply, savedMailChoiceReply } from '@/lib/features/administration/schema';
import { leaveWhenLoggedOut } from '../session-end';
import type { SettingsTexts } from './texts';

const { frequency } = mailChoiceReply.shape;

interface MailChoiceFormProps {
	loaded: { frequency: string; forwardsMessages: boolean };
	texts: SettingsTexts;
}

/** What the administrator who reads this is mailed. */
export function MailChoiceForm({ loaded, texts }: MailChoiceFormProps) {
	const [choice, setChoice] = useState(loaded);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [saved, setSaved] = useState(loaded);
	const { mails } = texts;
	useLeaveGuard(choice.frequency !== saved.frequency || choice.forwardsMessages !== saved.forwardsMessages);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		setBusy(true);
		setFailure(null);
		const answer = await callApi('/api/admin/mails', { method: 'PUT', body: choice });
		setBusy(false);
		if (!answer.ok && leaveWhenLoggedOut(answer)) return;
		const reply = savedMailChoiceReply.safeParse(answer.ok ? answer.data : null);
		if (!reply.success) return setFailure((!answer.ok && answer.message) || mails.failed);
		setSaved(choice);
		showToast(reply.data.message, 'success');
	};
	return (
		<form method="post" onSubmit={save} className="flex flex-col items-start gap-4">
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			<RadioGroup
				id="mail-frequency"
				name="frequency"
				legend={mails.frequency}
				choices={frequency.options.toReversed().map((value) => ({ value, label: mails[value] }))}
				value={choice.frequency}
				onChange={({ target }) => setChoice((before) => ({ ...before, frequency: target.value }))}
			/>
			<Checkbox
				name="forwardsMessages"
				label={mails.forwards}
				checked={choice.forwardsMessages}
				onChange={({ target }) => setChoice((before) => ({ ...before, forwardsMessages: target.checked }))}
			/>
			<Button type="submit" look="outline" busyLabel={isBusy && texts.saving}>
				{texts.save}
			</Button>
		</form>
	);
}
