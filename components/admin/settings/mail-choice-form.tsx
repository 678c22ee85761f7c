import { useTranslations } from 'next-intl';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, type Reply } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';

type MailChoice = Reply<'GET /api/admin/mails'>;

const frequencies = ['atOnce', 'daily', 'none'] as const satisfies readonly MailChoice['frequency'][];

export function MailChoiceForm({ loaded }: { loaded: MailChoice }) {
	const t = useTranslations('admin.settings');
	const { formProps, register, isBusy, failure } = useApiForm({
		defaultValues: loaded,
		send: (body) => callApi('PUT /api/admin/mails', { body }),
		onSent: ({ message }) => showToast(message, 'success'),
		onFailure: leaveWhenLoggedOut,
	});
	return (
		<form {...formProps} className="flex flex-col items-start gap-4">
			{failure && <Banner tone="error">{failure.message || t('mails.failed')}</Banner>}
			<RadioGroup
				{...register('frequency')}
				id="mail-frequency"
				legend={t('mails.frequency')}
				choices={frequencies.map((value) => ({ value, label: t(`mails.${value}`) }))}
			/>
			<Checkbox {...register('forwardsMessages')} label={t('mails.forwards')} />
			<Button type="submit" look="outline" busyLabel={isBusy && t('saving')}>
				{t('save')}
			</Button>
		</form>
	);
}
