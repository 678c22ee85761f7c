import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useId } from 'react';
import { schemaResolver } from '@/components/form/schema-resolver';
import { useRecordForm } from '@/components/form/use-record-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import { type SettingGroup, type SettingName, settingGroups } from '@/lib/features/site/settings/constants';
import type { SettingsReply } from '@/lib/features/site/settings/schema';
import { CategoriesField } from './categories-field';
import { SettingsSection } from './settings-section';
import { settingsComparison, settingsValues, trimmedChanges } from './settings-values';

const groups = ['contact', 'social', 'founders', 'sender'] as const satisfies SettingGroup[];

const loadSchema = async () => (await import('@/lib/features/site/settings/schema')).settingsBody;

/** Contact, social networks, founders, sender of mails and categories: one record, saved as a whole. */
export function SettingsForm({ loaded }: { loaded: SettingsReply }) {
	const t = useTranslations('admin.settings');
	const { fieldErrors, admin } = useMessages();
	const language = useLocale();
	const formId = useId();
	const { form, record, conflict } = useRecordForm({
		record: loaded,
		subject: { type: 'site', id: 'settings' },
		valuesOf: settingsValues,
		comparison: settingsComparison(admin.settings.fields),
		resolver: schemaResolver(loadSchema, language, fieldErrors),
		send: (values, from) =>
			callApi('PUT /api/admin/settings', {
				body: { ...trimmedChanges(values, settingsValues(from)), version: from?.version },
			}),
		loadNewest: async () => {
			const answer = await callApi('GET /api/admin/settings');
			return answer.ok ? answer.data : null;
		},
		savedRecord: (saved) => saved,
		onSent: ({ message }) => showToast(message, 'success'),
	});
	const { register, errorAt, failure } = form;
	return (
		<>
			<form {...form.formProps} className="flex flex-col gap-8">
				{groups.map((group) => (
					<SettingsSection
						key={group}
						id={group}
						title={t(`${group}.title`)}
						text={t(`${group}.text`, { sender: record?.defaultSender ?? '' })}
					>
						<div className="grid gap-4 md:grid-cols-2">
							{settingGroups[group].map((name) => (
								<Field key={name} id={`${formId}-${name}`} label={t(`fields.${name}`)} error={errorAt(name)}>
									{(control) => {
										const props = { ...control, ...register(name), lang: findLanguage(name) };
										return name === 'addressHi' || name === 'addressEn' ? (
											<textarea {...props} rows={3} className={controlClass} />
										) : (
											<Input {...props} type={types[name] ?? 'text'} autoComplete="off" />
										);
									}}
								</Field>
							))}
						</div>
					</SettingsSection>
				))}
				<SettingsSection id="categories" title={t('categories.title')} text={t('categories.text')}>
					<CategoriesField form={form} />
				</SettingsSection>
				<div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-4 border-line border-t bg-page px-4 py-3 md:-mx-8 md:px-8">
					<Button type="submit" busyLabel={form.isBusy && t('saving')} disabled={!form.isDirty}>
						{t('save')}
					</Button>
					{failure && (
						<div className="min-w-0 flex-1">
							<Banner tone="error">{failure.message || t('failed')}</Banner>
						</div>
					)}
				</div>
			</form>
			{conflict}
		</>
	);
}

const types: Partial<Record<SettingName, 'email' | 'tel' | 'url'>> = {
	contactEmail: 'email',
	senderEmail: 'email',
	contactPhone: 'tel',
	facebookUrl: 'url',
	instagramUrl: 'url',
	youtubeUrl: 'url',
	xUrl: 'url',
	whatsappUrl: 'url',
};

function findLanguage(name: SettingName) {
	return name.endsWith('Hi') ? 'hi' : name.endsWith('En') ? 'en' : undefined;
}
