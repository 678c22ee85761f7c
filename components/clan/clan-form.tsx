'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { findLatestChange } from '@/components/admin/latest-change';
import { StaleDialog } from '@/components/admin/stale-dialog';
import { refused, useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';
import { type Language, languages } from '@/lib/core/language';
import { type ClanDetails, clanTextMaxLength } from '@/lib/features/clan-page/schema';

interface ClanFormProps {
	slug: string;
	name: string;
	language: Language;
	onClose: () => void;
}

const fields = ['vansh', 'gotra', 'kuldevi', 'about', 'sources'] as const;

const controls = languages.flatMap((language) =>
	fields.map((field) => ({ language, field, name: `${language}.${field}` as const })),
);

type ClanValues = Record<Language, Record<(typeof fields)[number], string>>;

function toValues({ texts }: ClanDetails): ClanValues {
	const valuesIn = (language: Language) => {
		const { vansh, gotra, kuldevi, about, sources } = { ...texts[language] };
		return {
			vansh: vansh ?? '',
			gotra: gotra ?? '',
			kuldevi: kuldevi ?? '',
			about: about ?? '',
			sources: sources ?? '',
		};
	};
	return { hi: valuesIn('hi'), en: valuesIn('en') };
}

/** The dialog in which administrators change the texts of a group of clans, in both languages. */
export function ClanForm(form: ClanFormProps) {
	const t = useTranslations('clanPage.form');
	const { slug, name, onClose } = form;
	const clan = useQuery(
		// The form begins with what is stored, and keeps what is typed.
		{
			...apiQuery('GET /api/clans/[slug]', { params: { slug } }),
			...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
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

/** What somebody else has saved while the form was open. */
interface Newer {
	clan: ClanDetails;
	who: string | null;
	when: string | null;
}

function LoadedForm({ slug, clan, onClose }: ClanFormProps & { clan: ClanDetails }) {
	const t = useTranslations('clanPage.form');
	const tStale = useTranslations('admin.frame.stale');
	const router = useRouter();
	const stored = useRef(clan);
	const [newer, setNewer] = useState<Newer | null>(null);
	const form = useApiForm<ClanValues, Reply<'PUT /api/clans/[slug]'>>({
		defaultValues: toValues(clan),
		send: async (values) => {
			// A language without any text stays without one.
			const filledLanguages = languages.filter((each) =>
				Object.values(values[each]).some((text) => text.trim() !== ''),
			);
			const body = {
				version: stored.current.version,
				...Object.fromEntries(filledLanguages.map((each) => [each, values[each]])),
			};
			const answer = await callApi('PUT /api/clans/[slug]', { params: { slug }, body });
			if (answer.ok || answer.code !== 'record.stale') return answer;
			const [newest, latest] = await Promise.all([
				callApi('GET /api/clans/[slug]', { params: { slug } }),
				findLatestChange('clan', slug),
			]);
			if (!newest.ok) return refused(tStale('loadFailed'));
			setNewer({ clan: newest.data, ...latest });
			return null;
		},
		onSent: ({ message }) => {
			showToast(message, 'success');
			onClose();
			router.refresh();
		},
	});
	const { register, errorAt, failure, getValues } = form;
	/** Goes on from the newer version. */
	const settle = (latest: ClanDetails) => {
		stored.current = latest;
		setNewer(null);
	};
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
						{fields.map((field) => (
							<Field
								key={field}
								id={`clan-${each}-${field}`}
								label={t(`${field}`)}
								isRequired={field === 'vansh'}
								error={errorAt(`${each}.${field}`)}
							>
								{(control) => (
									<textarea
										{...control}
										{...register(`${each}.${field}`)}
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
			{newer && (
				<StaleDialog
					fields={controls.map(({ language: of, field, name: key }) => ({
						key,
						label: `${t(`${field}`)} (${t(`${of}`)})`,
						base: toValues(stored.current)[of][field],
						mine: getValues(key),
						theirs: toValues(newer.clan)[of][field],
					}))}
					change={newer}
					onKeepMine={(chosen) => {
						for (const { name } of controls) form.change(name, chosen[name] ?? getValues(name));
						settle(newer.clan);
						form.formProps.ref.current?.requestSubmit();
					}}
					onTakeTheirs={() => {
						form.reset(toValues(newer.clan));
						settle(newer.clan);
					}}
					onClose={() => setNewer(null)}
				/>
			)}
		</>
	);
}
