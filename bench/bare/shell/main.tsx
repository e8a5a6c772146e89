import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

// The floor of the first-paint measurement: React and the router with one line of text.
const root = document.getElementById('root');
if (!root) throw new Error('no #root');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<h1>Floor</h1>} />
    </Routes>
  </BrowserRouter>,
);
