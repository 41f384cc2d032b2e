import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './store/store';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

// The page scrolls to its top on Back and Forward too (§2.1).
window.history.scrollRestoration = 'manual';

const container = document.getElementById('root');
if (!container) throw new Error('public/index.html has no #root');
createRoot(container).render(<App store={makeStore()} />);
