'use client';

import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Refusal } from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { useHydrated } from '@/components/member/use-hydrated';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PictureDrop } from '@/components/ui/picture-drop';
import { Progress } from '@/components/ui/progress';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { mostCharacters } from '@/lib/gallery/lengths';
import { missingIn, refusalFrom, uploadInputId } from './upload-refusal';
import type { UploadTexts } from './upload-texts';

const Combobox = lazy(() => import('@/components/ui/combobox'));

interface UploadFormProps {
	isAdmin: boolean;
	/** Suggestions, in the page's language. */
	categories: readonly string[];
	texts: UploadTexts;
	onStart: () => void;
	onSent: (answer: unknown) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** A picture with what is told of it. The fields keep their own values; they begin anew once it is sent or given up. */
export function UploadForm({ isAdmin, categories, texts, onStart, onSent, onFailure }: UploadFormProps) {
	const isHydrated = useHydrated();
	const isSending = useRef(false);
	const [round, setRound] = useState(0);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const { page } = texts;

	const beginAnew = () => {
		setRefusal(null);
		setRound((current) => current + 1);
	};
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const body = new FormData(event.currentTarget);
		const missing = missingIn(body, texts);
		onStart();
		setRefusal(missing);
		if (missing) return;
		isSending.current = true;
		setBusy(true);
		const answer = await callApi('/api/gallery', { method: 'POST', body, onUpload: setUploaded });
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
		if (answer.ok) {
			beginAnew();
			onSent(answer.data);
		} else if (!onFailure(answer)) setRefusal(refusalFrom(answer, texts));
	};
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	return (
		<form
			method="post"
			noValidate
			onSubmit={send}
			onReset={beginAnew}
			onChange={({ target }) => {
				const name = 'name' in target ? target.name : null;
				setRefusal(
					(current) => current && { ...current, errors: current.errors.filter(({ path }) => path !== name) },
				);
			}}
			className="flex flex-col gap-5"
		>
			{refusal && (
				<RefusalMessage
					refusal={refusal}
					dismissLabel={page.dismiss}
					onDismiss={() => setRefusal(null)}
					reveal={() => {}}
				/>
			)}
			<p className="text-sm text-text-muted">{page.required}</p>
			<div key={round} className="grid gap-5 md:grid-cols-2 md:gap-7">
				<PictureDrop
					id={uploadInputId('image')}
					name="image"
					label={page.fields.image}
					texts={texts.picture}
					error={errorAt('image')}
				/>
				<div className="flex flex-col gap-5">
					<Field id={uploadInputId('title')} label={page.fields.title} error={errorAt('title')} isRequired>
						{(control) => (
							<Input {...control} name="title" maxLength={unitsOf(mostCharacters.title)} autoComplete="off" />
						)}
					</Field>
					<Field
						id={uploadInputId('description')}
						label={page.fields.description}
						hint={page.descriptionHint}
						error={errorAt('description')}
						isRequired
					>
						{(control) => (
							<textarea
								{...control}
								name="description"
								rows={4}
								maxLength={unitsOf(mostCharacters.description)}
								className={controlClass}
							/>
						)}
					</Field>
					<Field
						id={uploadInputId('category')}
						label={page.fields.category}
						hint={page.categoryHint}
						error={errorAt('category')}
					>
						{(control) => (
							<Suspense fallback={<Input {...control} name="category" readOnly />}>
								<Combobox
									{...control}
									name="category"
									label={page.fields.category}
									options={categories}
									texts={texts.combobox}
									maxLength={unitsOf(mostCharacters.category)}
								/>
							</Suspense>
						)}
					</Field>
					{isAdmin && <Checkbox name="featured" value="true" label={page.fields.featured} />}
				</div>
			</div>
			<p className="text-sm text-text-muted">{page.rights}</p>
			<div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
				{uploaded !== null && <Progress label={page.uploading} value={uploaded} max={1} />}
				<Button type="reset" look="outline" disabled={isBusy}>
					{page.cancel}
				</Button>
				<Button type="submit" disabled={!isHydrated} busyLabel={isBusy && page.submitting}>
					{page.submit}
				</Button>
			</div>
		</form>
	);
}

/** A field counts UTF-16 units, of which a letter with its vowel signs has several; the server counts as readers do. */
function unitsOf(characters: number): number {
	return characters * 3;
}
