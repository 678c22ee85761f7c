'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormRefusal } from '@/components/form/form-refusal';
import { useApiForm } from '@/components/form/use-api-form';
import { useAddressOptions } from '@/components/member/use-address-options';
import { useVersionedSave } from '@/components/member/use-versioned-save';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import { RadioGroup } from '@/components/ui/radio-group';
import { type ApiFailure, callApi, typedFields } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { wordIn } from '@/lib/core/word-in';
import type { SavedWishes } from './answers';
import { AgeField, EducationField } from './choice-fields';
import { clanNamesIn } from './known-values';
import { matchesPath } from './matrimonial-paths';
import type { MatrimonialTexts } from './texts';
import { WishListField } from './wish-list-field';
import {
	compareWishes,
	type WishesValues,
	wishesBody,
	wishesChanges,
	wishesValues,
	withTyped,
} from './wishes-body';

interface WishesFormProps {
	saved: SavedWishes;
	language: Language;
	texts: MatrimonialTexts;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
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
	const [done, setDone] = useState<string | null>(null);
	const [round, setRound] = useState(0);
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => {
		void loadOptions();
	}, [loadOptions]);
	const form = useApiForm<WishesValues, SavedWishes & { message?: string }>({
		defaultValues: wishesValues(saved),
		focus: 'summary',
		send: (typed) => {
			// What stands in a box was meant too, though nobody pressed the button beside it.
			const districts = [...withTyped(typed.districts, typed.newDistrict)];
			const clans = [...withTyped(typed.clans, typed.newClan)];
			setRound((before) => before + 1);
			form.change('districts', districts);
			form.change('clans', clans);
			form.change('newDistrict', '');
			form.change('newClan', '');
			setDone(null);
			return versioned.save({
				opened: stored,
				changes: wishesChanges(wishesBody({ ...typed, districts, clans }), saved),
				send: (changes, version) =>
					callApi('PUT /api/family/matches/wishes', { body: typedFields({ ...changes, version }) }),
				readNewest,
				compare: (mine, base, newest) => compareWishes(mine, base, newest, texts),
			});
		},
		onSent: (newest) => {
			setStored(newest);
			// They may have been changed elsewhere too.
			form.reset(wishesValues(newest.wishes));
			setDone(newest.message ?? words.saved);
		},
		onFailure,
	});
	const { register, change, errorAt, failure } = form;
	const [districts, clans] = form.watch(['districts', 'clans']);
	const labels = {
		ageFrom: words.ageFrom,
		ageTo: words.ageTo,
		districts: words.place,
		education: words.education,
		clans: words.clan,
		manglik: words.manglik,
	};
	const summary = form.summaryOf(
		Object.entries(labels).map(([name, label]) => ({ name, id: inputId(name), label })),
	);
	return (
		<>
			<form {...form.formProps} onInput={() => setDone(null)} className="flex flex-col gap-5">
				<FormRefusal
					title={failure?.message || words.saveFailed}
					summary={summary}
					failure={failure}
					dismiss={{ label: texts.dismiss, onDismiss: form.dismissFailure }}
				/>
				<div key={stored.version} className="flex flex-col gap-5">
					<Wish legend={words.age} control={register('isAgeMust')} must={words.must}>
						<div className="grid max-w-md grid-cols-2 items-start gap-4">
							{(['ageFrom', 'ageTo'] as const).map((name) => (
								<AgeField
									key={name}
									id={inputId(name)}
									label={words[name]}
									control={register(name)}
									error={errorAt(name)}
								/>
							))}
						</div>
					</Wish>
					<Wish legend={words.place} control={register('isPlaceMust')} must={words.must}>
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
								setDone(null);
								change('districts', values);
							}}
							onType={(typed) => change('newDistrict', typed)}
						/>
					</Wish>
					<Wish legend={words.education} control={register('isEducationMust')} must={words.must}>
						<EducationField
							id={inputId('education')}
							label={words.educationAtLeast}
							control={register('education')}
							any={words.anyEducation}
							words={texts.education}
							error={errorAt('education')}
							className="max-w-md"
						/>
					</Wish>
					<Wish legend={words.clan} control={register('isClanMust')} must={words.must}>
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
								setDone(null);
								change('clans', values);
							}}
							onType={(typed) => change('newClan', typed)}
						/>
					</Wish>
					<Card className="flex flex-col gap-2 p-4 md:p-6">
						<RadioGroup
							id={inputId('manglik')}
							{...register('manglik')}
							legend={words.manglik}
							className="[&>legend]:font-bold [&>legend]:font-serif [&>legend]:text-h3 [&>legend]:text-heading"
							choices={mangliks.map((value) => ({ value, label: words.manglikChoices[value] }))}
							error={errorAt('manglik')}
						/>
						<Checkbox {...register('isManglikMust')} label={words.must} />
					</Card>
				</div>
				{done !== null && (
					<Banner tone="success" dismiss={{ label: texts.dismiss, onDismiss: () => setDone(null) }}>
						{done}
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busyLabel={form.isBusy && words.saving}>
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

interface WishProps {
	legend: string;
	/** Of the box that makes it a must. */
	control: UseFormRegisterReturn;
	must: string;
	children: ReactNode;
}

function Wish({ legend, control, must, children }: WishProps) {
	return (
		<Card className="p-4 md:p-6">
			<fieldset className="flex min-w-0 flex-col gap-3">
				<legend className="mb-2 font-bold font-serif text-h3 text-heading">{legend}</legend>
				{children}
				<Checkbox {...control} label={must} />
			</fieldset>
		</Card>
	);
}
