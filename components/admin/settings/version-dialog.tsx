'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { changedField, errorsWithout } from '@/components/ui/field-errors';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { languages } from '@/lib/core/language';
import { publishedTextReply, type SiteTextReply, siteTextReply } from '@/lib/features/site/schema';
import { siteTextMaxLength } from '@/lib/features/site/setting-names';
import { leaveWhenLoggedOut } from '../session-end';
import type { SettingsTexts } from './texts';

interface VersionDialogProps {
	text: SiteTextReply;
	/** A new version is written from it; else it is only read. */
	isEdited: boolean;
	texts: SettingsTexts['texts'];
	onClose: () => void;
	/** With what the answer says. */
	onPublished: (message: string) => void;
	/** There is a newer version than the one that was opened. */
	onStale: () => void;
}

/** One version of a text in both languages, to read or to write the next one from. */
export function VersionDialog({ text, isEdited, texts, onClose, onPublished, onStale }: VersionDialogProps) {
	const [values, setValues] = useState({ hi: text.hi, en: text.en });
	const [base, setBase] = useState(text);
	const [newer, setNewer] = useState<SiteTextReply | null>(null);
	const [errors, setErrors] = useState<readonly ApiFieldError[]>([]);
	const [failure, setFailure] = useState<string | null>(null);
	const [isAsking, setAsking] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const isSending = useRef(false);
	const id = useId();
	const isChanged = values.hi !== base.hi || values.en !== base.en;
	const unsaved = useUnsavedForm();
	const name = text.number === 0 ? texts.builtIn : text.version;

	const publish = async () => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setFailure(null);
		setErrors([]);
		const body = { ...values, basedOn: base.number };
		const answer = await callApi(`/api/admin/texts/${text.kind}`, { method: 'POST', body });
		isSending.current = false;
		setBusy(false);
		setAsking(false);
		if (!answer.ok && leaveWhenLoggedOut(answer)) return;
		const published = publishedTextReply.safeParse(answer.ok ? answer.data : null);
		if (published.success) return onPublished(published.data.message);
		if (!answer.ok && answer.code === 'record.stale') return showNewer();
		setFailure((!answer.ok && answer.message) || texts.failed);
		if (!answer.ok) setErrors(answer.errors);
	};
	/** What was typed stays; the version that is shown now stands below it, and the next try replaces it. */
	const showNewer = async () => {
		onStale();
		const list = await callApi(`/api/admin/texts/${text.kind}/${base.number + 1}`);
		const read = siteTextReply.safeParse(list.ok ? list.data : null);
		if (!read.success) return setFailure(texts.loadFailed);
		setFailure(texts.stale);
		setNewer(read.data);
		setBase({ ...read.data });
	};
	const ask = (event: FormEvent) => {
		event.preventDefault();
		setAsking(true);
	};
	return (
		<Dialog title={`${texts[text.kind]}: ${name}`} closeLabel={texts.close} onClose={onClose}>
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			<form
				method="post"
				noValidate
				onSubmit={ask}
				onInput={({ target }) => setErrors((current) => errorsWithout(changedField(target), current))}
				{...unsaved.watch}
				className="mt-2 flex flex-col gap-5"
			>
				{isEdited && <p className="text-sm text-text-muted">{texts.hint}</p>}
				{languages.map((language) => (
					<Field
						key={language}
						id={`${id}-${language}`}
						label={texts[language]}
						isRequired={isEdited}
						error={errors.find(({ path }) => path === language)?.message}
					>
						{(control) => (
							<textarea
								{...control}
								name={language}
								lang={language}
								rows={14}
								readOnly={!isEdited}
								maxLength={siteTextMaxLength}
								value={values[language]}
								onChange={({ target }) => setValues((before) => ({ ...before, [language]: target.value }))}
								className={controlClass}
							/>
						)}
					</Field>
				))}
				{newer && <NewerVersion newer={newer} texts={texts} />}
				<div className="flex flex-wrap justify-end gap-3">
					<Button look="outline" onClick={onClose}>
						{isEdited ? texts.cancel : texts.close}
					</Button>
					{isEdited && (
						<Button type="submit" disabled={!isChanged} busyLabel={isBusy && texts.publishing}>
							{texts.publish}
						</Button>
					)}
				</div>
			</form>
			<ConfirmDialog
				isOpen={isAsking}
				title={texts.confirmTitle}
				text={text.kind === 'terms' ? texts.confirmTerms : texts.confirmAbout}
				confirm={texts.publish}
				cancel={texts.cancel}
				closeLabel={texts.close}
				isBusy={isBusy}
				onConfirm={() => void publish()}
				onClose={() => setAsking(false)}
			/>
		</Dialog>
	);
}

function NewerVersion({ newer, texts }: { newer: SiteTextReply; texts: SettingsTexts['texts'] }) {
	return (
		<section className="flex flex-col gap-3 rounded-card bg-raised p-4">
			<h3 className="font-semibold">{filled(texts.current, { version: newer.version })}</h3>
			{languages.map((language) => (
				<p key={language} lang={language} className="wrap-anywhere whitespace-pre-wrap text-sm">
					{newer[language]}
				</p>
			))}
		</section>
	);
}
