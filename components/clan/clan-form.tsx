'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/components/family/answers';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import { type ClanDetails, clanDetailsReply, clanTextMaxLength } from '@/lib/clan-page/schema';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { languages } from '@/lib/core/language';
import type { ClanFormTexts } from './texts';

interface ClanFormProps {
	slug: string;
	name: string;
	texts: ClanFormTexts;
	onClose: () => void;
}

const fields = ['vansh', 'gotra', 'kuldevi', 'about', 'sources'] as const;

/** What is told of a group of clans, in both languages, as it stands now. */
export function ClanForm({ slug, name, texts, onClose }: ClanFormProps) {
	const router = useRouter();
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [clan, setClan] = useState<ClanDetails | null>(null);
	const [failure, setFailure] = useState<Pick<ApiFailure, 'message' | 'errors'> | null>(null);
	useEffect(() => {
		void callApi(`/api/clans/${slug}`).then((answer) => {
			const read = clanDetailsReply.safeParse(answer.ok ? answer.data : null);
			if (read.success) setClan(read.data);
			else setFailure({ message: texts.loadFailed, errors: [] });
		});
	}, [slug, texts]);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current || !clan) return;
		const controls = event.currentTarget;
		const form = new FormData(controls);
		const told = languages.map((language) => {
			const texts = Object.fromEntries(
				fields.map((field) => [field, String(form.get(`${language}.${field}`) ?? '')]),
			);
			return [language, texts] as const;
		});
		// A language in which nothing stands is left as untold as it is.
		const filledIn = told.filter(([, texts]) => Object.values(texts).some((text) => text.trim() !== ''));
		isSending.current = true;
		setBusy(true);
		setFailure(null);
		const body = { version: clan.version, ...Object.fromEntries(filledIn) };
		const answer = await callApi(`/api/clans/${slug}`, { method: 'PUT', body });
		isSending.current = false;
		setBusy(false);
		if (answer.ok) {
			showToast(messageOf(answer.data) ?? texts.saved, 'success');
			onClose();
			router.refresh();
			return;
		}
		const message = answer.status === 401 ? texts.logIn : answer.message || texts.failed;
		setFailure({ message, errors: answer.errors });
		controls.querySelector<HTMLElement>(`[name="${answer.errors[0]?.path}"]`)?.focus();
	};
	return (
		<Dialog title={filled(texts.title, { name })} closeLabel={texts.close} onClose={onClose}>
			{failure && <Banner tone="error">{failure.message}</Banner>}
			{!clan && !failure && <p role="status">{texts.loading}</p>}
			{clan && (
				<form method="post" noValidate onSubmit={save} className="mt-2 flex flex-col gap-5">
					<p className="text-sm text-text-muted">{texts.hint}</p>
					{languages.map((language) => (
						<fieldset key={language} className="flex min-w-0 flex-col gap-4">
							<legend className="mb-2 font-bold font-serif text-h3 text-heading">{texts[language]}</legend>
							{fields.map((field) => (
								<Field
									key={field}
									id={`clan-${language}-${field}`}
									label={texts[field]}
									isRequired={field === 'vansh'}
									error={failure?.errors.find(({ path }) => path === `${language}.${field}`)?.message}
								>
									{(control) => (
										<textarea
											{...control}
											name={`${language}.${field}`}
											lang={language}
											rows={field === 'about' || field === 'sources' ? 4 : 2}
											maxLength={clanTextMaxLength}
											defaultValue={clan.texts[language]?.[field] ?? ''}
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
		</Dialog>
	);
}
