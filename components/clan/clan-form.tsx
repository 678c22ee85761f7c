'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findLatestChange } from '@/components/admin/latest-change';
import { StaleDialog } from '@/components/admin/stale-dialog';
import { messageOf } from '@/components/family/reading';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { showToast } from '@/components/ui/toast';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { type Language, languages } from '@/lib/core/language';
import { type ClanDetails, clanDetailsReply, clanTextMaxLength } from '@/lib/features/clan-page/schema';
import type { ClanFormTexts } from './texts';

interface ClanFormProps {
	slug: string;
	name: string;
	language: Language;
	texts: ClanFormTexts;
	onClose: () => void;
}

const fields = ['vansh', 'gotra', 'kuldevi', 'about', 'sources'] as const;

/** Each field with its language in front: the name of its control. */
const controlNames = languages.flatMap((language) =>
	fields.map((field) => ({ language, field, name: `${language}.${field}` })),
);

function valuesOf({ texts }: ClanDetails): Record<string, string> {
	return Object.fromEntries(
		controlNames.map(({ language, field, name }) => [name, texts[language]?.[field] ?? '']),
	);
}

function valuesIn(form: HTMLFormElement): Record<string, string> {
	const told = new FormData(form);
	return Object.fromEntries(controlNames.map(({ name }) => [name, String(told.get(name) ?? '')]));
}

function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(values)) {
		const control = form.elements.namedItem(name);
		if (control instanceof HTMLTextAreaElement) control.value = value;
	}
}

/** What somebody else has saved while the form was open. */
interface Newer {
	clan: ClanDetails;
	who: string | null;
	when: string | null;
	mine: Record<string, string>;
}

/** What is told of a group of clans, in both languages, as it stands now. */
export function ClanForm({ slug, name, language, texts, onClose }: ClanFormProps) {
	const router = useRouter();
	const isSending = useRef(false);
	const formElement = useRef<HTMLFormElement>(null);
	const [newer, setNewer] = useState<Newer | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [clan, setClan] = useState<ClanDetails | null>(null);
	const [failure, setFailure] = useState<Pick<ApiFailure, 'message' | 'errors'> | null>(null);
	const unsaved = useUnsavedForm();
	useEffect(() => {
		void callApi(`/api/clans/${slug}`).then((answer) => {
			const read = clanDetailsReply.safeParse(answer.ok ? answer.data : null);
			if (read.success) setClan(read.data);
			else setFailure({ message: texts.loadFailed, errors: [] });
		});
	}, [slug, texts]);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (clan) await send(event.currentTarget, clan.version);
	};
	const send = async (controls: HTMLFormElement, version: number) => {
		if (isSending.current) return;
		const values = valuesIn(controls);
		const told = languages.map((each) => {
			const inIt = controlNames.filter(({ language: of }) => of === each);
			const texts = Object.fromEntries(
				inIt.map(({ field, name: control }) => [field, values[control] ?? '']),
			);
			return [each, texts] as const;
		});
		// A language in which nothing stands is left as untold as it is.
		const filledIn = told.filter(([, texts]) => Object.values(texts).some((text) => text.trim() !== ''));
		isSending.current = true;
		setBusy(true);
		setFailure(null);
		const body = { version, ...Object.fromEntries(filledIn) };
		const answer = await callApi(`/api/clans/${slug}`, { method: 'PUT', body });
		isSending.current = false;
		setBusy(false);
		if (answer.ok) {
			showToast(messageOf(answer.data) ?? texts.saved, 'success');
			onClose();
			router.refresh();
			return;
		}
		if (answer.code === 'record.stale') return showNewer(values);
		const message = answer.status === 401 ? texts.logIn : answer.message || texts.failed;
		setFailure({ message, errors: answer.errors });
		controls.querySelector<HTMLElement>(`[name="${answer.errors[0]?.path}"]`)?.focus();
	};
	const showNewer = async (mine: Record<string, string>) => {
		const [answer, latest] = await Promise.all([
			callApi(`/api/clans/${slug}`),
			findLatestChange('clan', slug),
		]);
		const read = clanDetailsReply.safeParse(answer.ok ? answer.data : null);
		if (!read.success) return setFailure({ message: texts.stale.loadFailed, errors: [] });
		setNewer({ clan: read.data, ...latest, mine });
	};
	/** Goes on from the newer version, with these values in the form. */
	const settle = ({ clan: latest }: Newer, values: Readonly<Record<string, string>>) => {
		if (formElement.current) fillIn(formElement.current, values);
		setClan(latest);
		setNewer(null);
	};
	return (
		<Dialog title={filled(texts.title, { name })} closeLabel={texts.close} onClose={onClose}>
			{failure && <Banner tone="error">{failure.message}</Banner>}
			{!clan && !failure && <p role="status">{texts.loading}</p>}
			{clan && (
				<form
					ref={formElement}
					method="post"
					noValidate
					onSubmit={save}
					onInput={({ target }) => setFailure((current) => withoutError(changedField(target), current))}
					{...unsaved.watch}
					className="mt-2 flex flex-col gap-5"
				>
					<p className="text-sm text-text-muted">{texts.hint}</p>
					{languages.map((each) => (
						<fieldset key={each} className="flex min-w-0 flex-col gap-4">
							<legend className="mb-2 font-bold font-serif text-h3 text-heading">{texts[each]}</legend>
							{fields.map((field) => (
								<Field
									key={field}
									id={`clan-${each}-${field}`}
									label={texts[field]}
									isRequired={field === 'vansh'}
									error={failure?.errors.find(({ path }) => path === `${each}.${field}`)?.message}
								>
									{(control) => (
										<textarea
											{...control}
											name={`${each}.${field}`}
											lang={each}
											rows={field === 'about' || field === 'sources' ? 4 : 2}
											maxLength={clanTextMaxLength}
											defaultValue={clan.texts[each]?.[field] ?? ''}
											className={controlClass}
										/>
									)}
								</Field>
							))}
						</fieldset>
					))}
					<div className="flex flex-wrap justify-end gap-3">
						<Button look="outline" onClick={onClose}>
							{texts.cancel}
						</Button>
						<Button type="submit" busyLabel={isBusy && texts.saving}>
							{texts.save}
						</Button>
					</div>
				</form>
			)}
			{newer && clan && (
				<StaleDialog
					fields={controlNames.map(({ language: of, field, name: key }) => ({
						key,
						label: `${texts[field]} (${texts[of]})`,
						base: valuesOf(clan)[key] ?? '',
						mine: newer.mine[key] ?? '',
						theirs: valuesOf(newer.clan)[key] ?? '',
					}))}
					who={newer.who}
					when={newer.when}
					language={language}
					texts={texts.stale}
					onKeepMine={(chosen) => {
						settle(newer, { ...newer.mine, ...chosen });
						if (formElement.current) void send(formElement.current, newer.clan.version);
					}}
					onTakeTheirs={() => settle(newer, valuesOf(newer.clan))}
					onClose={() => setNewer(null)}
				/>
			)}
		</Dialog>
	);
}
