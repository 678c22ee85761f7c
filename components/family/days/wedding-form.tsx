'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormProvider } from 'react-hook-form';
import { PartialDateField } from '@/components/form/partial-date-field';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { callApi } from '@/lib/client/api';
import { getDateParts, getDateText } from '@/lib/client/form/date-parts';
import { showToast } from '@/lib/client/toast';
import type { Couple } from '@/lib/features/family/days/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';

/** Writes when a couple of the member's tree was married. */
export function WeddingForm({ couples }: { couples: readonly Couple[] }) {
	const t = useTranslations('familyDays.weddings');
	const router = useRouter();
	const getMarriedOn = (id: string) => couples.find(({ _id }) => _id === id)?.marriedOn ?? '';
	const firstId = couples[0]?._id ?? '';
	const { formProps, register, methods, reset, isBusy, failure, errorAt } = useApiForm({
		defaultValues: { couple: firstId, marriedOn: getDateParts(getMarriedOn(firstId)) },
		send: ({ couple, marriedOn }) =>
			callApi('PUT /api/family/days/weddings/[id]', {
				params: { id: couple },
				body: { marriedOn: getDateText(marriedOn) || null },
			}),
		onSent: ({ message }) => {
			showToast(message, 'success');
			reset(methods.getValues());
			router.refresh();
		},
	});
	const couple = register('couple');
	return (
		<FormProvider {...methods}>
			<form {...formProps} className="flex flex-col items-start gap-4">
				{failure && <Banner tone="error">{failure.message || t('failed')}</Banner>}
				<Field id="wedding-couple" label={t('couple')} className="w-full">
					{(control) => (
						<Select
							{...control}
							{...couple}
							onChange={(event) => {
								const { value } = event.currentTarget;
								reset({ couple: value, marriedOn: getDateParts(getMarriedOn(value)) });
							}}
						>
							{couples.map(({ _id, people: [a, b] }) => (
								<option key={_id} value={_id}>
									{a && b && t('names', { a: shownName(a), b: shownName(b) })}
								</option>
							))}
						</Select>
					)}
				</Field>
				<PartialDateField
					name="marriedOn"
					id="wedding-date"
					legend={t('date')}
					hint={t('dateHint')}
					error={errorAt('marriedOn')}
				/>
				<Button type="submit" look="outline" busyLabel={isBusy && t('saving')}>
					{t('save')}
				</Button>
			</form>
		</FormProvider>
	);
}
