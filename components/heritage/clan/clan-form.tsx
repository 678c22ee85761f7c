'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRecordForm } from '@/components/form/use-record-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import {
	type ClanValues,
	clanControls,
	clanFields,
	controlAt,
	getClanTexts,
	getClanValues,
} from '@/lib/client/heritage/clan/clan-values';
import { pageQueries } from '@/lib/client/page-queries';
import { showToast } from '@/lib/client/toast';
import { type Language, languages } from '@/lib/core/language';
import { type ClanDetails, clanTextMaxLength } from '@/lib/features/heritage/clan/schema';

interface ClanFormProps {
	slug: string;
	name: string;
	language: Language;
	onClose: () => void;
}

export function ClanForm(form: ClanFormProps) {
	const t = useTranslations('clanPage.form');
	const { slug, name, onClose } = form;
	const clan = useQuery(
		// The form begins with what is stored, and keeps what is typed.
		{
			...apiQuery('GET /api/clans/[slug]', { params: { slug } }),
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 0,
		},
		pageQueries,
	);
	return (
		<Dialog title={t('title', { name })} onClose={onClose}>
			{clan.isPending && <p role="status">{t('loading')}</p>}
			{clan.isError && <Banner tone="error">{t('loadFailed')}</Banner>}
			{clan.data && <LoadedForm {...form} clan={clan.data} />}
		</Dialog>
	);
}

function LoadedForm({ slug, clan, onClose }: ClanFormProps & { clan: ClanDetails }) {
	const t = useTranslations('clanPage.form');
	const router = useRouter();
	const labels = clanControls.map(
		({ language, field, name }) => [name, `${t(field)} (${t(language)})`] as const,
	);
	const { form, conflict } = useRecordForm<ClanValues, ClanDetails, Reply<'PUT /api/clans/[slug]'>>({
		record: clan,
		subject: { type: 'clan', id: slug },
		valuesOf: getClanValues,
		comparison: { labels: Object.fromEntries(labels), shownIn: (values, name) => values[name] },
		send: async (values, from) => {
			const body = { ...(from && { version: from.version }), ...getClanTexts(values) };
			const answer = await callApi('PUT /api/clans/[slug]', { params: { slug }, body });
			if (answer.ok) return answer;
			const errors = answer.errors.map(({ path, message }) => ({ path: controlAt(path), message }));
			return { ...answer, errors };
		},
		loadNewest: async () => {
			const answer = await callApi('GET /api/clans/[slug]', { params: { slug } });
			return answer.ok ? answer.data : null;
		},
		onSent: ({ message }) => {
			showToast(message, 'success');
			onClose();
			router.refresh();
		},
		// Of the public page, which stays: the form says that the session has ended.
		onFailure: () => false,
	});
	const { register, errorAt, failure } = form;
	return (
		<>
			{failure && (
				<Banner tone="error">{failure.status === 401 ? t('logIn') : failure.message || t('failed')}</Banner>
			)}
			<form {...form.formProps} className="mt-2 flex flex-col gap-5">
				<p className="text-sm text-text-muted">{t('hint')}</p>
				{languages.map((each) => (
					<fieldset key={each} className="flex min-w-0 flex-col gap-4">
						<legend className="mb-2 font-bold font-serif text-h3 text-heading">{t(`${each}`)}</legend>
						{clanFields.map((field) => (
							<Field
								key={field}
								id={`clan-${each}-${field}`}
								label={t(`${field}`)}
								isRequired={field === 'vansh'}
								error={errorAt(`${each}_${field}`)}
							>
								{(control) => (
									<textarea
										{...control}
										{...register(`${each}_${field}`)}
										lang={each}
										rows={field === 'about' || field === 'sources' ? 4 : 2}
										maxLength={clanTextMaxLength}
										className={controlClass}
									/>
								)}
							</Field>
						))}
					</fieldset>
				))}
				<div className="flex flex-wrap justify-end gap-3">
					<Button look="outline" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" busyLabel={form.isBusy && t('saving')}>
						{t('save')}
					</Button>
				</div>
			</form>
			{conflict}
		</>
	);
}
