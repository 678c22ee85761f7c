'use client';

import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { showToast } from '@/components/ui/toast';
import { callApi, type Reply } from '@/lib/client/api';
import { mailChoiceReply } from '@/lib/features/administration/schema';
import { leaveWhenLoggedOut } from '../session-end';
import type { SettingsTexts } from './texts';

const { frequency } = mailChoiceReply.shape;

interface MailChoiceFormProps {
	loaded: Reply<'GET /api/admin/mails'>;
	texts: SettingsTexts;
}

/** What the administrator who reads this is mailed. */
export function MailChoiceForm({ loaded, texts }: MailChoiceFormProps) {
	const { mails } = texts;
	const { formProps, register, isBusy, failure } = useApiForm({
		defaultValues: loaded,
		send: (body) => callApi('PUT /api/admin/mails', { body }),
		onSent: ({ message }) => showToast(message, 'success'),
		onFailure: leaveWhenLoggedOut,
	});
	return (
		<form {...formProps} className="flex flex-col items-start gap-4">
			{failure && <Banner tone="error">{failure.message || mails.failed}</Banner>}
			<RadioGroup
				{...register('frequency')}
				id="mail-frequency"
				legend={mails.frequency}
				choices={frequency.options.toReversed().map((value) => ({ value, label: mails[value] }))}
			/>
			<Checkbox {...register('forwardsMessages')} label={mails.forwards} />
			<Button type="submit" look="outline" busyLabel={isBusy && texts.saving}>
				{texts.save}
			</Button>
		</form>
	);
}
