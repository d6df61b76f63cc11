import { mount } from 'svelte';
import './plumbing/settings.svelte.ts';
import './plumbing/install.svelte.ts';
import { startRouter } from './plumbing/router.svelte.ts';
import { startUpdates } from './plumbing/updates.svelte.ts';
import App from './shell/App.svelte';

startRouter();
mount(App, { target: document.querySelector('#app')! });
startUpdates();
