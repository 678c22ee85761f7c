import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { schemaResolver } from '@/components/form/schema-resolver';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { callApi } from '@/lib/client/api';
import { languages } from '@/lib/core/language';
import { siteTextMaxLength } from '@/lib/features/site/settings/constants';
import type { SiteTextReply } from '@/lib/features/site/settings/schema';

const loadSchema = async () => (await import('@/lib/features/site/settings/schema')).siteTextBody;

interface VersionDialogProps {
	text: SiteTextReply;
	/** A new version is written from it; else it is only read. */
	isEdited: boolean;
	onClose: () => void;
	onPublished: (message: string) => void;
	onStale: () => void;
}

/** One version of a text in both languages, to read or to write the next one from. */
export function VersionDialog({ text, isEdited, onClose, onPublished, onStale }: VersionDialogProps) {
	const t = useTranslations('admin.settings.texts');
	const { fieldErrors } = useMessages();
	const ownLanguage = useLocale();
	const [base, setBase] = useState(text);
	const [newer, setNewer] = useState<SiteTextReply | null>(null);
	/** Answers the question before a version is published; null while nobody is asked. */
	const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);
	const id = useId();
	const name = text.number === 0 ? t('builtIn') : text.version;
	const { formProps, register, errorAt, failure, isBusy, isDirty } = useApiForm({
		defaultValues: { hi: text.hi, en: text.en },
		resolver: schemaResolver(loadSchema, ownLanguage, fieldErrors, (values) => ({
			...values,
			basedOn: base.number,
		})),
		send: async (values) => {
			const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
			setQuestion(null);
			if (!isConfirmed) return null;
			const body = { ...values, basedOn: base.number };
			const answer = await callApi('POST /api/admin/texts/[kind]', { params: { kind: text.kind }, body });
			return !answer.ok && answer.code === 'record.stale'
				? { ...answer, message: await showNewer() }
				: answer;
		},
		onSent: ({ message }) => onPublished(message),
		onFailure: leaveWhenLoggedOut,
	});
	/** What was typed stays; the version that is shown now is below it, and the next try replaces it. */
	const showNewer = async (): Promise<string> => {
		onStale();
		const params = { kind: text.kind, number: String(base.number + 1) };
		const answer = await callApi('GET /api/admin/texts/[kind]/[number]', { params });
		if (!answer.ok) return t('loadFailed');
		setNewer(answer.data);
		setBase(answer.data);
		return t('stale');
	};
	return (
		<Dialog title={`${t(`${text.kind}`)}: ${name}`} onClose={onClose}>
			{failure && <Banner tone="error">{failure.message || t('failed')}</Banner>}
			<form {...formProps} className="mt-2 flex flex-col gap-5">
				{isEdited && <p className="text-sm text-text-muted">{t('hint')}</p>}
				{languages.map((language) => (
					<Field
						key={language}
						id={`${id}-${language}`}
						label={t(`${language}`)}
						isRequired={isEdited}
						error={errorAt(language)}
					>
						{(control) => (
							<textarea
								{...control}
								{...register(language)}
								lang={language}
								rows={14}
								readOnly={!isEdited}
								maxLength={siteTextMaxLength}
								className={controlClass}
							/>
						)}
					</Field>
				))}
				{newer && (
					<section className="flex flex-col gap-3 rounded-card bg-raised p-4">
						<h3 className="font-semibold">{t('current', { version: newer.version })}</h3>
						{languages.map((language) => (
							<p key={language} lang={language} className="wrap-anywhere whitespace-pre-wrap text-sm">
								{newer[language]}
							</p>
						))}
					</section>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button look="outline" onClick={onClose}>
						{isEdited ? t('cancel') : t('close')}
					</Button>
					{isEdited && (
						<Button type="submit" disabled={!isDirty} busyLabel={isBusy && t('publishing')}>
							{t('publish')}
						</Button>
					)}
				</div>
			</form>
			<ConfirmDialog
				isOpen={question !== null}
				title={t('confirmTitle')}
				text={text.kind === 'terms' ? t('confirmTerms') : t('confirmAbout')}
				confirm={t('publish')}
				cancel={t('cancel')}
				onConfirm={() => question?.answer(true)}
				onClose={() => question?.answer(false)}
			/>
		</Dialog>
	);
}
