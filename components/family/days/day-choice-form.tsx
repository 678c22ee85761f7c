'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import type { DayChoice } from '@/lib/features/family/days/schema';

const reckonings = ['purnimanta', 'amanta'] as const satisfies readonly DayChoice['reckoning'][];

/** By which reckoning a member reads the days, and whether they are mailed. */
export function DayChoiceForm({ chosen }: { chosen: DayChoice }) {
	const t = useTranslations('familyDays.choice');
	const router = useRouter();
	const { formProps, register, isBusy, failure } = useApiForm({
		defaultValues: chosen,
		send: (body) => callApi('PUT /api/family/days', { body }),
		onSent: ({ message }) => {
			showToast(message, 'success');
			router.refresh();
		},
	});
	return (
		<form {...formProps} className="flex flex-col items-start gap-4">
			{failure && <Banner tone="error">{failure.message || t('failed')}</Banner>}
			<RadioGroup
				{...register('reckoning')}
				id="reckoning"
				legend={t('reckoning')}
				choices={reckonings.map((value) => ({ value, label: t(value) }))}
			/>
			<Checkbox {...register('isMailed')} label={t('isMailed')} />
			<Button type="submit" look="outline" busyLabel={isBusy && t('saving')}>
				{t('save')}
			</Button>
		</form>
	);
}
