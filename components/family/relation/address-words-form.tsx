'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import type { AddressWordsReply } from '@/lib/features/family/schema';

/** A family's own words of address, beside what is proposed. */
export function AddressWordsForm({ saved }: { saved: AddressWordsReply }) {
	const t = useTranslations('addressWords');
	const router = useRouter();
	const { formProps, register, errorAt, isBusy, failure } = useApiForm({
		defaultValues: {
			isShown: saved.isShown,
			words: Object.fromEntries(saved.words.map(({ term, word }) => [term, word])),
		},
		send: (body) => callApi('PUT /api/family/address-words', { body }),
		onSent: ({ message }) => {
			showToast(message, 'success');
			router.refresh();
		},
	});
	return (
		<form {...formProps} className="flex flex-col gap-5">
			{failure && <Banner tone="error">{failure.message || t('failed')}</Banner>}
			<Checkbox {...register('isShown')} label={t('isShown')} />
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{saved.words.map(({ term, relation, proposed }) => (
					<Field
						key={term}
						id={`word-${term}`}
						label={relation}
						hint={t('proposed', { word: proposed })}
						error={errorAt(`words.${term}`)}
					>
						{(control) => <Input {...control} {...register(`words.${term}`)} maxLength={40} />}
					</Field>
				))}
			</div>
			<div>
				<Button type="submit" busyLabel={isBusy && t('saving')}>
					{t('save')}
				</Button>
			</div>
		</form>
	);
}
