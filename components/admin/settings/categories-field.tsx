'use client';

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ApiFieldError } from '@/lib/client/api';
import { languages } from '@/lib/core/language';
import { maxCategories } from '@/lib/features/site/setting-names';
import type { EditedCategory } from './settings-values';
import type { SettingsTexts } from './texts';

interface CategoriesFieldProps {
	categories: readonly EditedCategory[];
	/** Of the whole form: those of `categories.0.hi` and the like are shown here. */
	errors: readonly ApiFieldError[];
	texts: SettingsTexts['categories'];
	onChange: (categories: EditedCategory[]) => void;
}

/** The category of pictures that are in no other: it stays. */
const defaultKey = 'General';

/** The categories of the gallery with both names, in the order in which they are offered. */
export function CategoriesField({ categories, errors, texts, onChange }: CategoriesFieldProps) {
	const id = useId();
	const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
	const change = (at: number, changed: Partial<EditedCategory>) =>
		onChange(categories.map((category, other) => (other === at ? { ...category, ...changed } : category)));
	const move = (at: number, to: number) => {
		const moved = categories[at];
		if (moved) onChange(categories.toSpliced(at, 1).toSpliced(to, 0, moved));
	};
	const add = () => onChange([...categories, { id: crypto.randomUUID(), key: null, hi: '', en: '' }]);
	const whole = errorAt('categories');
	return (
		<div className="flex flex-col items-start gap-3">
			<ul className="flex w-full flex-col gap-3">
				{categories.map((category, at) => {
					const name = category.en || category.hi || texts.new;
					return (
						<li key={category.id} className="flex flex-wrap items-start gap-2">
							{languages.map((language) => {
								const path = `categories.${at}.${language}`;
								const error = errorAt(path);
								return (
									<div key={language} className="min-w-36 flex-1">
										<Input
											name={path}
											lang={language}
											aria-label={`${texts[language]}: ${name}`}
											aria-invalid={error ? true : undefined}
											aria-describedby={error ? `${id}-${path}` : undefined}
											autoComplete="off"
											value={category[language]}
											onChange={({ target }) => change(at, { [language]: target.value })}
										/>
										{error && <FieldError id={`${id}-${path}`}>{error}</FieldError>}
									</div>
								);
							})}
							<div className="flex">
								<IconButton
									label={filled(texts.up, { name })}
									isDisabled={at === 0}
									onClick={() => move(at, at - 1)}
								>
									<ArrowUp aria-hidden="true" className="size-5" />
								</IconButton>
								<IconButton
									label={filled(texts.down, { name })}
									isDisabled={at === categories.length - 1}
									onClick={() => move(at, at + 1)}
								>
									<ArrowDown aria-hidden="true" className="size-5" />
								</IconButton>
								<IconButton
									label={filled(texts.remove, { name })}
									isDisabled={category.key === defaultKey}
									onClick={() => onChange(categories.toSpliced(at, 1))}
								>
									<Trash2 aria-hidden="true" className="size-5" />
								</IconButton>
							</div>
						</li>
					);
				})}
			</ul>
			{whole && <FieldError id={`${id}-categories`}>{whole}</FieldError>}
			<Button look="outline" disabled={categories.length >= maxCategories} onClick={add}>
				{texts.add}
			</Button>
		</div>
	);
}

interface IconButtonProps {
	label: string;
	isDisabled: boolean;
	onClick: () => void;
	children: ReactNode;
}

function IconButton({ label, isDisabled, onClick, children }: IconButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={isDisabled}
			onClick={onClick}
			className="grid size-11 place-items-center rounded-control hover:bg-raised disabled:opacity-40"
		>
			{children}
		</button>
	);
}
