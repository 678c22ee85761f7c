import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { findFile, forgetFile, forgetOldFiles, keepFile } from '@/lib/client/kept-file';
import { type DraftPlace, findDraft, forgetDraft, keepDraft, keptOf, withKept } from './draft';

export interface FormDraft {
	/** Whether the form holds what was typed before it was opened. */
	isRestored: boolean;
	/** Of the record that what is typed was begun with. */
	version: number | null;
	/** Counts how often what was typed was thrown away: a key for controls that keep their value themselves. */
	round: number;
	/** Empties the form and forgets what is kept of it. */
	discard: () => void;
	/** Forgets what is kept; the form stays as it is. */
	forget: () => void;
}

interface DraftedForm<Values extends FieldValues> {
	form: UseFormReturn<Values>;
	/** As the form begins without a draft. */
	defaultValues: Values;
	element: RefObject<HTMLFormElement | null>;
	/** The field of a picture, which is kept too. */
	picture: FieldPath<Values> | undefined;
}

/**
 * Keeps what is typed in a form until it is sent, and begins with what was kept. What is typed while the page loads
 * counts more. Without a place nothing is kept.
 */
export function useDraft<Values extends FieldValues>(
	place: DraftPlace | undefined,
	{ form, defaultValues, element, picture }: DraftedForm<Values>,
): FormDraft {
	const [beginning] = useState(defaultValues);
	const [isOpen, setOpen] = useState(false);
	const [isRestored, setRestored] = useState(false);
	const [version, setVersion] = useState(place?.version ?? null);
	const [round, setRound] = useState(0);
	/** What is kept, or need not be: as text. */
	const known = useRef('');
	const textOf = (values: Values) => (place ? JSON.stringify(keptOf(values, place)) : '');
	// Has react-hook-form know what was typed before the page was hydrated.
	void (place && form.formState.dirtyFields);
	const values = place ? form.watch() : beginning;
	const typed = textOf(values);
	const file: unknown = picture && values[picture];

	const open = useEffectEvent(() => {
		if (!place) return;
		known.current = textOf(beginning);
		const draft = findDraft(place);
		if (draft) {
			form.reset(withKept(beginning, draft.values), { keepDirtyValues: true });
			known.current = textOf(form.getValues());
			setRestored(true);
			setVersion(draft.version);
			if (picture) void restoreFile(place.key, element.current);
		}
		if (picture) void forgetOldFiles();
		setOpen(true);
	});
	useEffect(() => open(), []);

	const keep = useEffectEvent(() => {
		if (!place || typed === known.current) return;
		known.current = typed;
		// What was typed of something else gives way, and its picture with it.
		if (picture && !findDraft(place)) void forgetFile(place.key);
		if (typed === textOf(beginning)) forgetDraft(place);
		else keepDraft(place, { values: keptOf(values, place) });
	});
	const hadFile = useRef(false);
	const keepPicture = useEffectEvent((chosen: unknown) => {
		if (!place) return;
		const isFile = chosen instanceof File;
		if (isFile) {
			keepDraft(place, { values: keptOf(values, place) });
			void keepFile(place.key, chosen);
		} else if (hadFile.current) void forgetFile(place.key);
		hadFile.current = isFile;
	});
	useEffect(() => {
		if (isOpen && typed !== '') keep();
	}, [isOpen, typed]);
	useEffect(() => {
		if (isOpen) keepPicture(file);
	}, [isOpen, file]);

	const forget = () => {
		if (!place) return;
		known.current = textOf(form.getValues());
		hadFile.current = false;
		forgetDraft(place);
		if (picture) void forgetFile(place.key);
	};
	const discard = () => {
		form.reset(beginning);
		if (picture) form.setValue(picture, beginning[picture] as PathValue<Values, typeof picture>);
		forget();
		setRestored(false);
		setVersion(place?.version ?? null);
		setRound(round + 1);
	};
	return { isRestored, version, round, discard, forget };
}

/** Puts the picture that was kept into the form's file field, as if it were chosen now. */
async function restoreFile(key: string, form: HTMLFormElement | null): Promise<void> {
	const file = await findFile(key);
	const input = form?.querySelector<HTMLInputElement>('input[type="file"]');
	if (!file || !input) return;
	const transfer = new DataTransfer();
	transfer.items.add(file);
	input.files = transfer.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
}
