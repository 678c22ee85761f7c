import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import {
	type Draft,
	type DraftPlace,
	findDraft,
	forgetDraft,
	getKept,
	keepDraft,
	withKept,
} from '@/lib/client/form/draft';
import { findFile, forgetFile, forgetOldFiles, keepFile } from '@/lib/client/kept-file';

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
	beginning: Values;
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
	{ form, beginning, element, picture }: DraftedForm<Values>,
): FormDraft {
	const [isOpen, setOpen] = useState(false);
	const [restored, setRestored] = useState<Draft | null>(null);
	const [round, setRound] = useState(0);
	/** What is kept, or need not be: as text. */
	const known = useRef('');
	const getText = (values: Values) => (place ? JSON.stringify(getKept(values, beginning, place)) : '');
	// Has react-hook-form know what was typed before the page was hydrated.
	void (place && form.formState.dirtyFields);
	const values = place ? form.watch() : beginning;
	const typed = getText(values);
	const file: unknown = picture && values[picture];

	const open = useEffectEvent(() => {
		if (!place) return;
		const draft = findDraft(place);
		if (draft) {
			form.reset(withKept(beginning, draft.values), { keepDirtyValues: true });
			setRestored(draft);
			isRestoringFile.current = picture !== undefined;
			if (picture) void restoreFile(place.key, element.current);
		}
		known.current = getText(draft ? form.getValues() : beginning);
		if (picture) void forgetOldFiles();
		setOpen(true);
	});
	useEffect(() => open(), []);

	const keep = useEffectEvent((text: string) => {
		if (!place || text === known.current) return;
		known.current = text;
		// What was typed of something else gives way, and its picture with it.
		if (picture && !findDraft(place)) void forgetFile(place.key);
		if (text === getText(beginning)) forgetDraft(place);
		else keepDraft(place, { values: getKept(values, beginning, place) });
	});
	const hadFile = useRef(false);
	const isRestoringFile = useRef(false);
	const keepPicture = useEffectEvent((chosen: unknown) => {
		if (!place) return;
		const isFile = chosen instanceof File;
		if (isFile) {
			keepDraft(place, { values: getKept(values, beginning, place) });
			void keepFile(place.key, chosen);
			// What was kept is no edit of now.
			if (isRestoringFile.current) form.reset(form.getValues(), { keepValues: true });
			isRestoringFile.current = false;
		} else if (hadFile.current) void forgetFile(place.key);
		hadFile.current = isFile;
	});
	useEffect(() => {
		if (isOpen) keep(typed);
	}, [isOpen, typed]);
	useEffect(() => {
		if (isOpen) keepPicture(file);
	}, [isOpen, file]);

	const forget = () => {
		if (!place) return;
		known.current = getText(form.getValues());
		hadFile.current = false;
		forgetDraft(place);
		if (picture) void forgetFile(place.key);
		setRestored(null);
	};
	const discard = () => {
		form.reset(beginning);
		if (picture) form.setValue(picture, beginning[picture] as PathValue<Values, typeof picture>);
		forget();
		setRound(round + 1);
	};
	const version = restored ? restored.version : (place?.version ?? null);
	return { isRestored: restored !== null, version, round, discard, forget };
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
