'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { findLatestChange } from '@/components/admin/latest-change';
import { StaleDialog } from '@/components/admin/stale-dialog';
import { useHydrated } from '@/components/member/use-hydrated';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { Progress } from '@/components/ui/progress';
import { RadioGroup } from '@/components/ui/radio-group';
import { useLeaveGuard } from '@/components/ui/use-leave-guard';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { type Language, languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { EditedDeity } from '@/lib/features/deity/edited';
import { type DeityDetails, deityDetailsReply } from '@/lib/features/deity/schema';
import { fieldOfError, missingFields } from './deity-form-fields';
import { DeityTextsFields } from './deity-texts-fields';
import { chosenPictures, type DeityValues, valuesInForm, valuesOfDeity } from './deity-values';
import type { FormPicture } from './form-pictures';
import { PicturesField } from './pictures-field';
import { type SavedParts, type SavedRecord, saveDeity } from './save-deity';
import type { DeityFormTexts } from './texts';

interface DeityFormProps {
	/** Null for one to be added. */
	deity: EditedDeity | null;
	/** Where the list is that one came from. */
	listHref: string;
	language: Language;
	texts: DeityFormTexts;
}

interface Refusal {
	title: string;
	errors: readonly ApiFieldError[];
	/** A new list for each failed try. */
	summary: readonly { id: string; message: string }[];
}

/** What somebody else has saved while the form was open. */
interface Newer {
	deity: DeityDetails;
	who: string | null;
	when: string | null;
	mine: DeityValues;
}

const inputId = (field: string) => `deity-${field.replace('.', '-')}`;

/** Adds a deity or changes one, in both languages; what is typed stays when something is wrong. */
export function DeityForm({ deity, listHref, language, texts }: DeityFormProps) {
	const isHydrated = useHydrated();
	const isSending = useRef(false);
	const formElement = useRef<HTMLFormElement>(null);
	/** What is stored, as far as the form knows. */
	const stored = useRef<DeityValues | null>(deity && valuesOfDeity(deity));
	const [newer, setNewer] = useState<Newer | null>(null);
	const [record, setRecord] = useState<SavedRecord | null>(deity);
	const [pictures, setPictures] = useState<readonly FormPicture[]>(() =>
		(deity?.images ?? []).map((url) => ({ key: url, url, file: null })),
	);
	/** Files that are chosen join them once they are prepared. */
	const latestPictures = useRef(pictures);
	latestPictures.current = pictures;
	const [deityType, setDeityType] = useState<string>(deity?.deityType ?? 'devi');
	const [share, setShare] = useState<number | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [done, setDone] = useState<string | null>(null);
	const unsaved = useUnsavedForm();
	useLeaveGuard(pictures.map(({ url }) => url).join(' ') !== (stored.current?.images ?? ''));
	const forgetErrorAt = (name: string) => setRefusal((current) => withoutError(name, current, inputId));

	const labelOf = (field: string) => {
		const [first = '', name = first] = field.split('.');
		const { stale: _stale, files: _files, ...words } = texts;
		const label = Object.entries({ ...words, images: texts.pictures }).find(([key]) => key === name)?.[1];
		if (first === 'hi' || first === 'en') return `${label} (${first === 'hi' ? texts.inHi : texts.inEn})`;
		return label ?? field;
	};
	const refuse = (title: string, errors: readonly ApiFieldError[]) => {
		const named = errors.map(({ path, message }) => ({ path: fieldOfError(path), message }));
		const summary = named.map(({ path, message }) => ({
			id: inputId(path),
			message: `${labelOf(path)}: ${message}`,
		}));
		setRefusal({ title, errors: named, summary });
	};
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const { currentTarget } = event;
		isSending.current = true;
		const refused = await findRefusedPictures(currentTarget);
		isSending.current = false;
		if (refused.length > 0)
			return refuse(
				texts.files.unsent,
				refused.map(({ message }) => ({ path: 'images', message })),
			);
		await send(new FormData(currentTarget), { record, pictures: latestPictures.current });
	};
	const send = async (form: FormData, before: SavedParts) => {
		setDone(null);
		setRefusal(null);
		const missing = missingFields(form, language);
		if (missing.length > 0)
			return refuse(
				texts.fillIn,
				missing.map((path) => ({ path, message: texts.required })),
			);
		isSending.current = true;
		setBusy(true);
		const mine = valuesInForm(form, before.pictures);
		const saved = await saveDeity(form, before, setShare);
		isSending.current = false;
		setBusy(false);
		setShare(null);
		setRecord(saved.record);
		setPictures(saved.pictures);
		const { failure } = saved;
		if (!failure) {
			stored.current = valuesInForm(form, saved.pictures);
			unsaved.markSaved();
			return setDone(saved.message);
		}
		if (failure.code === 'record.stale' && saved.record) return showNewer(saved.record.id, mine);
		const isPicture = failure.code.startsWith('picture.');
		const ofPicture = isPicture ? [{ path: 'images', message: failure.message }] : [];
		const failed = deity ? texts.failedToUpdate : texts.failedToAdd;
		refuse(
			failure.status === 401 ? texts.logIn : (!isPicture && failure.message) || failed,
			failure.errors.length > 0 ? failure.errors : ofPicture,
		);
	};
	const showNewer = async (id: string, mine: DeityValues) => {
		const [answer, latest] = await Promise.all([
			callApi(`/api/deities/${id}`),
			findLatestChange('deity', id),
		]);
		const read = deityDetailsReply.safeParse(answer.ok ? answer.data : null);
		if (!read.success) return refuse(texts.stale.loadFailed, []);
		setNewer({ deity: read.data, ...latest, mine });
	};
	/** Puts into the form what is to stand on top of the newer version. */
	const settle = (values: DeityValues, { deity: { _id: id, version, ...told } }: Newer) => {
		const form = formElement.current;
		const control = (name: string) => form?.elements.namedItem(name);
		for (const [name, value] of Object.entries(values)) {
			const field = control(name);
			if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
		}
		const settled = {
			record: { id, version },
			pictures: chosenPictures(values.images, pictures, told.images),
		};
		if (values.deityType !== undefined) setDeityType(values.deityType);
		setRecord(settled.record);
		setPictures(settled.pictures);
		setNewer(null);
		stored.current = valuesOfDeity(told);
		return settled;
	};
	const keepMine = (chosen: DeityValues, over: Newer) => {
		const values = { ...over.mine, ...chosen };
		const settled = settle(values, over);
		if (!formElement.current) return;
		const form = new FormData(formElement.current);
		// The page shows it a moment later.
		form.set('deityType', values.deityType ?? deityType);
		void send(form, settled);
	};
	const showValue = (field: string) => {
		if (field === 'deityType') return (value: string) => (value === 'devi' ? texts.devi : texts.devta);
		return field === 'images' ? showPictures : null;
	};
	const errorAt = (field: string) => refusal?.errors.find(({ path }) => path === field)?.message;

	return (
		<>
			<form
				ref={formElement}
				method="post"
				noValidate
				onSubmit={save}
				onInput={({ target }) => {
					setDone(null);
					forgetErrorAt(changedField(target));
				}}
				{...unsaved.watch}
				className="flex flex-col gap-6"
			>
				{refusal &&
					(refusal.summary.length > 0 ? (
						<ErrorSummary title={refusal.title} errors={refusal.summary} reveal={revealDetails} />
					) : (
						<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: () => setRefusal(null) }}>
							{refusal.title}
						</Banner>
					))}
				<Card className="grid gap-5 p-4 md:grid-cols-2 md:p-6">
					<RadioGroup
						id={inputId('deityType')}
						name="deityType"
						legend={texts.deityType}
						isRequired
						choices={(['devi', 'devta'] as const).map((value) => ({ value, label: texts[value] }))}
						value={deityType}
						onChange={({ currentTarget }) => setDeityType(currentTarget.value)}
						error={errorAt('deityType')}
					/>
					<Field
						id={inputId('clans')}
						label={texts.clans}
						hint={texts.clansHint}
						isRequired
						error={errorAt('clans')}
					>
						{(control) => <Input {...control} name="clans" defaultValue={deity?.clans.join(', ') ?? ''} />}
					</Field>
				</Card>
				<div className="grid items-start gap-6 lg:grid-cols-2">
					{languages.map((each) => (
						<Card key={each} className="p-4 md:p-6">
							<DeityTextsFields
								language={each}
								title={each === 'hi' ? texts.inHi : texts.inEn}
								saved={deity?.texts[each] ?? null}
								texts={texts}
								idOf={inputId}
								errorAt={errorAt}
							/>
						</Card>
					))}
				</div>
				<Card className="p-4 md:p-6">
					<PicturesField
						id={inputId('images')}
						pictures={pictures}
						texts={texts}
						error={errorAt('images')}
						onChange={(changed) => {
							setDone(null);
							forgetErrorAt('images');
							setPictures(changed);
						}}
					/>
				</Card>
				{share !== null && <Progress label={texts.uploading} value={share} max={1} />}
				{done !== null && record && (
					<Banner tone="success" dismiss={{ label: texts.dismiss, onDismiss: () => setDone(null) }}>
						<p>{done}</p>
						<p className="mt-2 flex flex-wrap gap-3">
							<LinkButton look="outline" href={pathIn(language, `/deity/${record.id}`)}>
								{texts.view}
							</LinkButton>
							<LinkButton look="outline" href={listHref}>
								{texts.toList}
							</LinkButton>
							{!deity && (
								<Button look="outline" onClick={() => location.reload()}>
									{texts.addAnother}
								</Button>
							)}
						</p>
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={!isHydrated} busyLabel={isBusy && texts.saving}>
						{texts.save}
					</Button>
					<LinkButton look="outline" href={listHref}>
						{texts.cancel}
					</LinkButton>
				</div>
			</form>
			{newer && (
				<StaleDialog
					fields={Object.entries(newer.mine).map(([key, mine]) => {
						const base = stored.current?.[key];
						const show = showValue(key);
						return {
							...{ key, label: labelOf(key), mine, theirs: valuesOfDeity(newer.deity)[key] ?? '' },
							...(base !== undefined && { base }),
							...(show && { show }),
						};
					})}
					who={newer.who}
					when={newer.when}
					language={language}
					texts={texts.stale}
					onKeepMine={(chosen) => keepMine(chosen, newer)}
					onTakeTheirs={() => settle(valuesOfDeity(newer.deity), newer)}
					onClose={() => setNewer(null)}
				/>
			)}
		</>
	);
}

function showPictures(addresses: string): ReactNode {
	return (
		<span className="flex flex-wrap gap-2">
			{addresses.split(' ').map((address) => (
				<img key={address} src={address} alt="" className="size-16 rounded-control object-cover" />
			))}
		</span>
	);
}

/** A control that is folded away cannot take the focus. */
function revealDetails(id: string): void {
	const folded = document.getElementById(id)?.closest('details');
	if (folded) folded.open = true;
}
