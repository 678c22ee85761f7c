/** The part of the viewer that the page uses: https://github.com/swagger-api/swagger-ui/blob/master/docs/usage/configuration.md */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
	interface Options {
		domNode: HTMLElement;
		url: string;
		validatorUrl: null;
		docExpansion: 'none';
		defaultModelRendering: 'model';
		supportedSubmitMethods: readonly string[];
		onComplete: () => void;
		plugins: readonly (() => { wrapComponents: Record<string, () => () => null> })[];
	}

	export default function SwaggerUI(options: Options): void;
}
