'use client';

import 'swagger-ui-dist/swagger-ui.css';
import './viewer.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

const nothing = () => () => null;

/** A reader of these pages is often logged in: the viewer shows calls, and sends none. */
const readOnly = () => ({
	wrapComponents: {
		...{ authorizeBtn: nothing, authorizeOperationBtn: nothing },
		// The page has its own link to the document, and the versions say nothing to its readers.
		...{ InfoUrl: nothing, OpenAPIVersion: nothing, VersionStamp: nothing },
	},
});

/** Shows the API reference with Swagger UI, which is loaded on this page alone. It speaks English and has no dark theme. */
export function ApiReferencePanel({ documentPath }: { documentPath: string }) {
	const t = useTranslations('apiReference');
	const container = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
	useEffect(() => {
		let isCurrent = true;
		import('swagger-ui-dist/swagger-ui-es-bundle.js').then(
			({ default: SwaggerUI }) => {
				const domNode = container.current;
				if (!isCurrent || !domNode) return;
				SwaggerUI({
					domNode,
					url: documentPath,
					// By default it sends public documents to a service that checks them.
					validatorUrl: null,
					docExpansion: 'none',
					defaultModelRendering: 'model',
					supportedSubmitMethods: [],
					plugins: [readOnly],
					// It takes itself for a whole page, whose main part is this page's already.
					onComplete: () => domNode.querySelector('main')?.setAttribute('role', 'presentation'),
				});
				setState('shown');
			},
			() => isCurrent && setState('failed'),
		);
		return () => {
			isCurrent = false;
		};
	}, [documentPath]);
	return (
		<>
			<p role="status" className={state === 'shown' ? 'sr-only' : 'py-6'}>
				{state === 'loading' && t('loading')}
				{state === 'failed' && t('failed')}
			</p>
			<div
				ref={container}
				lang="en"
				className={`scheme-light rounded-card bg-surface px-1 md:px-4 ${state === 'failed' ? '' : 'min-h-dvh'}`}
			/>
		</>
	);
}
