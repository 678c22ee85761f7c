'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAddressOptions } from '@/components/member/use-address-options';
import { useVersionedSave } from '@/components/member/use-versioned-save';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { LinkButton } from '@/components/ui/link-button';
import { RadioGroup } from '@/components/ui/radio-group';
import { useLeaveGuard } from '@/components/ui/use-leave-guard';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFailure, type ApiFieldError, callApi, typedFields } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { wordIn } from '@/lib/core/word-in';
import type { SavedWishes } from './answers';
import { AgeField, EducationField } from './choice-fields';
import { clanNamesIn } from './known-values';
import { matchesPath } from './matrimonial-paths';
import type { MatrimonialTexts } from './texts';
import { WishListField } from './wish-list-field';
import { compareWishes, fieldOfError, wishesBody, wishesChanges, withTyped } from './wishes-body';

interface WishesFormProps {
	saved: SavedWishes;
	language: Language;
	texts: MatrimonialTexts;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

interface Refusal {
	title: string;
	errors: readonly ApiFieldError[];
	/** A new list for each failed try. */
	summary: readonly { id: string; message: string }[];
}

const inputId = (field: string) => `wish-${field}`;

async function readNewest() {
	const answer = await callApi('GET /api/family/matches/wishes');
	return answer.ok
		? { record: answer.data, reply: (message: string) => ({ ...answer.data, message }) }
		: null;
}

const mangliks = ['none', 'same', 'manglik', 'notManglik'] as const;

/** Wishes and musts, all in one form. */
export function WishesForm({ saved: loaded, language, texts, onFailure }: WishesFormProps) {
	const words = texts.wishes;
	const [stored, setStored] = useState(loaded);
	const { wishes: saved } = stored;
	const versioned = useVersionedSave(texts.conflict, language);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [done, setDone] = useState<string | null>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [districts, setDistricts] = useState<readonly string[]>(saved.districts);
	const [clans, setClans] = useState<readonly string[]>(saved.clans);
	const [manglik, setManglik] = useState<string>(saved.manglik ?? 'none');
	const [round, setRound] = useState(0);
	const unsaved = useUnsavedForm();
	useLeaveGuard(!isSameList(districts, saved.districts) || !isSameList(clans, saved.clans));
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => {
		void loadOptions();
	}, [loadOptions]);
	/** Has the fields begin with these, which may have been changed elsewhere too. */
	const show = (newest: SavedWishes) => {
		setStored(newest);
		setDistricts(newest.wishes.districts);
		setClans(newest.wishes.clans);
		setManglik(newest.wishes.manglik ?? 'none');
	};
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		const form = new FormData(event.currentTarget);
		// What stands in a box was meant too, though nobody pressed the button beside it.
		const typedIn = (field: string) => String(form.get(`${inputId(field)}-new`) ?? '');
		const lists = {
			districts: withTyped(districts, typedIn('districts')),
			clans: withTyped(clans, typedIn('clans')),
		};
		setDistricts(lists.districts);
		setClans(lists.clans);
		setRound((before) => before + 1);
		setBusy(true);
		setDone(null);
		setRefusal(null);
		const answer = await versioned.save({
			opened: stored,
			changes: wishesChanges(wishesBody(form, lists), saved),
			send: (changes, version) =>
				callApi('PUT /api/family/matches/wishes', { body: typedFields({ ...changes, version }) }),
			readNewest,
			compare: (mine, base, newest) => compareWishes(mine, base, newest, texts),
		});
		isSending.current = false;
		setBusy(false);
		if (answer === null) return;
		if (answer.ok) {
			show(answer.data);
			unsaved.markSaved();
			return setDone(answer.data.message ?? words.saved);
		}
		if (onFailure(answer)) return;
		const errors = answer.errors.map(({ path, message }) => ({ path: fieldOfError(path), message }));
		const summary = errors.map(({ path, message }) => ({ id: inputId(path), message }));
		setRefusal({ title: answer.message || words.saveFailed, errors, summary });
	};
	const errorAt = (field: string) => refusal?.errors.find(({ path }) => path === field)?.message;
	const forgetErrorAt = (name: string) => {
		setDone(null);
		setRefusal((current) => withoutError(name, current, inputId));
	};
	return (
		<>
			<form
				method="post"
				noValidate
				onSubmit={save}
				onInput={({ target }) => forgetErrorAt(changedField(target))}
				{...unsaved.watch}
				className="flex flex-col gap-5"
			>
				{refusal &&
					(refusal.summary.length > 0 ? (
						<ErrorSummary title={refusal.title} errors={refusal.summary} />
					) : (
						<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: () => setRefusal(null) }}>
							{refusal.title}
						</Banner>
					))}
				<div key={stored.version} className="flex flex-col gap-5">
					<Wish legend={words.age} mustName="isAgeMust" isMust={saved.isAgeMust} must={words.must}>
						<div className="grid max-w-md grid-cols-2 items-start gap-4">
							{(['ageFrom', 'ageTo'] as const).map((name) => (
								<AgeField
									key={name}
									id={inputId(name)}
									name={name}
									label={words[name]}
									defaultValue={saved[name] ?? ''}
									error={errorAt(name)}
								/>
							))}
						</div>
					</Wish>
					<Wish legend={words.place} mustName="isPlaceMust" isMust={saved.isPlaceMust} must={words.must}>
						<WishListField
							key={round}
							id={inputId('districts')}
							label={words.place}
							newLabel={words.newDistrict}
							hint={words.placeHint}
							values={districts}
							options={options.districts}
							error={errorAt('districts')}
							words={words}
							onChange={(values) => {
								forgetErrorAt('districts');
								setDistricts(values);
							}}
						/>
					</Wish>
					<Wish
						legend={words.education}
						mustName="isEducationMust"
						isMust={saved.isEducationMust}
						must={words.must}
					>
						<EducationField
							id={inputId('education')}
							name="education"
							label={words.educationAtLeast}
							any={words.anyEducation}
							words={texts.education}
							defaultValue={saved.education ?? ''}
							error={errorAt('education')}
							className="max-w-md"
						/>
					</Wish>
					<Wish legend={words.clan} mustName="isClanMust" isMust={saved.isClanMust} must={words.must}>
						<WishListField
							key={round}
							id={inputId('clans')}
							label={words.clan}
							newLabel={words.newClan}
							hint={words.clanHint}
							values={clans}
							options={clanNamesIn(texts.clanNames)}
							shown={(clan) => wordIn(texts.clanNames, clan)}
							error={errorAt('clans')}
							words={words}
							onChange={(values) => {
								forgetErrorAt('clans');
								setClans(values);
							}}
						/>
					</Wish>
					<Card className="flex flex-col gap-2 p-4 md:p-6">
						<RadioGroup
							id={inputId('manglik')}
							name="manglik"
							legend={words.manglik}
							className="[&>legend]:font-bold [&>legend]:font-serif [&>legend]:text-h3 [&>legend]:text-heading"
							choices={mangliks.map((value) => ({ value, label: words.manglikChoices[value] }))}
							error={errorAt('manglik')}
							value={manglik}
							onChange={({ currentTarget }) => setManglik(currentTarget.value)}
						/>
						<Checkbox name="isManglikMust" label={words.must} defaultChecked={saved.isManglikMust} />
					</Card>
				</div>
				{done !== null && (
					<Banner tone="success" dismiss={{ label: texts.dismiss, onDismiss: () => setDone(null) }}>
						{done}
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busyLabel={isBusy && words.saving}>
						{words.save}
					</Button>
					<LinkButton look="outline" href={pathIn(language, matchesPath)}>
						{words.toMatches}
					</LinkButton>
				</div>
			</form>
			{versioned.dialog}
		</>
	);
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
	return some.length === others.length && some.every((value, index) => value === others[index]);
}

interface WishProps {
	legend: string;
	mustName: string;
	isMust: boolean;
	must: string;
	children: ReactNode;
}

function Wish({ legend, mustName, isMust, must, children }: WishProps) {
	return (
		<Card className="p-4 md:p-6">
			<fieldset className="flex min-w-0 flex-col gap-3">
				<legend className="mb-2 font-bold font-serif text-h3 text-heading">{legend}</legend>
				{children}
				<Checkbox name={mustName} label={must} defaultChecked={isMust} />
			</fieldset>
		</Card>
	);
}
