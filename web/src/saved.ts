/** The page of a replay that was saved as one file. */
import { mount } from 'svelte';
import SavedReplay from './pages/SavedReplay.svelte';
import './styles.css';

export default mount(SavedReplay, { target: document.getElementById('app')! });
